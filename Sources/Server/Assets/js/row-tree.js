// Which rows lie below which, told from how deep they are.
export const depthOf = (row) => Number(row.dataset.depth ?? 0);

// What lies below a row, at any depth.
export function below(row) {
  const found = [];
  for (let next = row.nextElementSibling; next && depthOf(next) > depthOf(row); next = next.nextElementSibling) {
    found.push(next);
  }
  return found;
}

// The next row on the same level, or the one before with a negative step; null where the level ends.
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
