// Fills a form's fields from its title until the user changes them: a field that differs from its last filled value
// is left alone. A field that the title no longer sets returns to its initial value.

export function fills(form, changed) {
  const first = new Map();
  let filled = new Map();
  form.addEventListener('change', (event) => event.target.form === form && event.target.name !== 'title' && changed());

  function take(found) {
    const said = new Map([...found.querySelectorAll('[data-fill]')].map(({ dataset }) => {
      const values = new URLSearchParams(dataset.fill);
      return [[...values.keys()][0], values];
    }));
    for (const [key, values] of said) if (isUntouched(values) && canHold(values)) put(key, values);
    for (const [key, values] of filled) {
      if (said.has(key) || !isUntouched(values)) continue;
      set(first.get(key));
      unmark(values);
      filled.delete(key);
    }
  }

  function put(key, values) {
    if (!first.has(key)) first.set(key, read(names(values)));
    set(values);
    filled.set(key, values);
    mark(values);
  }

  const names = (values) => [...new Set(values.keys())];
  const controls = (name) => [...form.elements].filter((field) => field.name === name);
  const isChoice = (field) => field.matches('[type=radio], [type=checkbox]');

  function read(keys) {
    const values = new URLSearchParams();
    for (const name of keys) {
      for (const field of controls(name)) if (!isChoice(field) || field.checked) values.append(name, field.value);
    }
    return values;
  }

  const was = (name) => controls(`was-${name}`).map(({ value }) => value).sort().join('\n');
  const isUntouched = (values) => names(values).every((name) => read([name]).getAll(name).sort().join('\n') === was(name));

  // Not every rule corresponds to a choice.
  const canHold = (values) => names(values).every((name) => {
    const fields = controls(name);
    return !fields.length || !fields[0].matches('[type=radio]') || fields.some((field) => field.value === values.get(name));
  });

  function set(values) {
    for (const name of names(values)) {
      const own = values.getAll(name);
      for (const field of controls(name)) {
        if (isChoice(field)) field.checked = own.includes(field.value);
        else field.value = own[0] ?? '';
      }
      for (const field of controls(`was-${name}`)) field.remove();
      for (const value of own) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name: `was-${name}`, value });
        form.append(field);
      }
    }
  }

  const around = (values) => new Set(names(values).flatMap(controls).map((field) => field.closest('.field')).filter(Boolean));
  const mark = (values) => around(values).forEach((field) => field.classList.add('is-filled'));
  const unmark = (values) => around(values).forEach((field) => field.classList.remove('is-filled'));

  return { take };
}
