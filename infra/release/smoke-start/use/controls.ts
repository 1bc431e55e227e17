/* Acts on a page, done in the page: each function becomes a script of its own and uses nothing of this file. */

/** A button or a form, by a key that stays the same while the page changes. */
export interface Control {
  key: string;
  /** For sentences: `the button "Save" is pressed`. */
  act: string;
}

declare global {
  /** The button that is pressed next. */
  var smokeNext: HTMLElement | undefined;
}

/**
 * Finds the first button of the page that was not used yet, or else the first form; while something is open above the
 * page, the buttons in that, and `'something open'` once they are used. Null where nothing is left.
 */
export function nextControl(used: readonly string[]): Control | 'something open' | null {
  const roles = [
    'button',
    'tab',
    'switch',
    'option',
    'menuitem',
    'menuitemradio',
    'menuitemcheckbox',
  ];
  const buttons = ['button', 'summary', ...roles.map((role) => `[role="${role}"]`)].join(', ');
  const boxes = 'input:is([type="submit"], [type="button"], [type="checkbox"], [type="radio"])';
  /* Of a list with many alike, these are enough. */
  const maxAlike = 2;
  const canBeUsed = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]:not(svg), [data-base-ui-inert]') === null;
  const isEnabled = (element: HTMLElement) =>
    !element.matches(':disabled, [aria-disabled="true"]') && canBeUsed(element);
  const textOf = (element: HTMLElement) =>
    (element.ariaLabel ?? (element.innerText || element.title || element.id || element.localName))
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 40);
  const above = [
    ...document.querySelectorAll<HTMLElement>(
      'body > [data-remote], [data-remote] dialog[open], [data-remote] :popover-open',
    ),
  ].filter((element) => element.querySelector(buttons) && canBeUsed(element));
  const top = above.at(-1);
  const within = top ? [top] : [...document.querySelectorAll<HTMLElement>('main [data-remote]')];
  const found = (selector: string, kind: string, done: string): Control | null => {
    const counts = new Map<string, number>();
    const all = within.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);
    for (const element of new Set(all)) {
      const name = `the ${kind} "${textOf(element)}"`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      const key = `${name} ${count}`;
      if (count >= maxAlike || used.includes(key) || !isEnabled(element)) continue;
      globalThis.smokeNext = element;
      return { key, act: `${name} is ${done}` };
    }
    return null;
  };
  const next = found(`${buttons}, ${boxes}`, 'button', 'pressed') ?? found('form', 'form', 'sent');
  return next ?? (top ? 'something open' : null);
}

/** Moves the focus into the page, where a person has it who presses or sends something. */
export function focusControl(): void {
  const control = globalThis.smokeNext;
  const field = control?.querySelector<HTMLElement>('input, textarea, select, button');
  (control instanceof HTMLFormElement ? field : control)?.focus();
}

/** Presses the button that was found, or fills the form's fields by their types and sends it. */
export function pressControl(): void {
  const control = globalThis.smokeNext;
  if (!(control instanceof HTMLFormElement)) return control?.click();
  const samples: Record<string, string> = {
    email: 'camper@campbc.example',
    password: 'Canoe-Birch-3141',
    number: '1',
    tel: '604-555-0199',
    url: 'https://campbc.example/',
    date: '2030-07-01',
    time: '12:00',
    search: 'sample',
    text: 'sample',
    textarea: 'sample',
  };
  const fields = 'input:enabled:read-write, textarea:enabled:read-write';
  for (const field of control.querySelectorAll<HTMLInputElement>(fields)) {
    const sample = field.autocomplete === 'one-time-code' ? '314159' : samples[field.type];
    if (!sample) continue;
    /* Past React's own setter, so that it notices the change. */
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', sample, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return control.requestSubmit();
}

export function goBack(): void {
  history.back();
}
