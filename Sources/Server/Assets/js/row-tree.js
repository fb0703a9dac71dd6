// The subtask structure of the rows, derived from their depths.
export const depthOf = (row) => Number(row.dataset.depth ?? 0);

// Returns all rows nested below a row, at any depth.
export function below(row) {
  const found = [];
  for (let next = row.nextElementSibling; next && depthOf(next) > depthOf(row); next = next.nextElementSibling) {
    found.push(next);
  }
  return found;
}

// Returns the next row on the same level, or the previous one for a negative step; null at the end of the level.
export function sibling(row, step) {
  let next = row;
  do next = step < 0 ? next.previousElementSibling : next.nextElementSibling;
  while (next && depthOf(next) > depthOf(row));
  return next && depthOf(next) === depthOf(row) ? next : null;
}

export function siblings(row) {
  const found = [row];
  for (let other = sibling(row, -1); other; other = sibling(other, -1)) found.unshift(other);
  for (let other = sibling(row, 1); other; other = sibling(other, 1)) found.push(other);
  return found;
}
