/* Acts on a page, done in the page: each function becomes a script of its own and uses nothing of this file. */

/** A button or a form, by a key that stays the same while the page changes. */
export interface Control {
  key: string;
  /** For sentences: `the button "Save" is pressed`. */
  act: string;
  /** Path on the site to which it leads; null for what is no link. */
  to: string | null;
}

/** Selectors of what is looked through. */
interface Part {
  /** True for what the shell draws around the areas of remotes. */
  isFrame: boolean;
  areas: string;
  /** Dialogs and menus that may be open above the page. */
  above: string;
  /** Elements that are pressed. */
  pressed: string;
}

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
const above = 'dialog[open], :popover-open';

/** Who draws what is used: a remote, or the shell around it. */
export const parts = {
  page: {
    isFrame: false,
    areas: 'main [data-remote]',
    above: `body > [data-remote], ${above}`,
    pressed: `${buttons}, ${boxes}`,
  },
  frame: {
    isFrame: true,
    areas: 'header, footer, body > :not(#root)',
    above: `body > :not(#root) :is([role="menu"], [role="dialog"]), ${above}`,
    pressed: `a[href^="/"], ${buttons}, ${boxes}`,
  },
} as const satisfies Record<string, Part>;

declare global {
  /** The button that is pressed next. */
  var smokeNext: HTMLElement | undefined;
}

interface SearchInput {
  used: readonly string[];
  part: Part;
}

/**
 * Finds the first button of the page that was not used yet, or else the first form; of the frame, the links, too. While
 * something is open above the page, finds what is in that, and `'something open'` once it is used. Null where nothing is
 * left.
 */
export function nextControl({ used, part }: SearchInput): Control | 'something open' | null {
  /* Of a list with many alike, these are enough. */
  const maxAlike = 2;
  const canBeUsed = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]:not(svg), [data-base-ui-inert]') === null;
  const isWanted = (element: Element) =>
    (element.closest('[data-remote]') === null) === part.isFrame;
  const isEnabled = (element: HTMLElement) =>
    isWanted(element) &&
    !element.matches(':disabled, [aria-disabled="true"], [target], [download]') &&
    canBeUsed(element);
  const textOf = (element: HTMLElement) =>
    (element.ariaLabel ?? (element.innerText || element.title || element.id || element.localName))
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 40);
  const all = (selector: string, within: readonly ParentNode[] = [document]) => [
    ...new Set(within.flatMap((each) => [...each.querySelectorAll<HTMLElement>(selector)])),
  ];
  const [top] = all(part.above)
    .filter((each) => isWanted(each) && each.querySelector(part.pressed) && canBeUsed(each))
    .slice(-1);
  const within = top ? [top] : all(part.areas).filter(isWanted);
  const pathOf = (element: HTMLElement) =>
    element instanceof HTMLAnchorElement && !element.hash ? element.pathname : null;
  const found = (selector: string, kind: string, done: string): Control | null => {
    const counts = new Map<string, number>();
    for (const element of all(selector, within)) {
      const to = pathOf(element);
      const name = `the ${to === null ? kind : 'link'} "${textOf(element)}"`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      const key = to === null ? `${name} ${count}` : `the link to ${to}`;
      if (count >= maxAlike || used.includes(key) || !isEnabled(element)) continue;
      globalThis.smokeNext = element;
      return { key, act: `${name} is ${done}`, to };
    }
    return null;
  };
  const next = found(part.pressed, 'button', 'pressed') ?? found('form', 'form', 'sent');
  return next ?? (top ? 'something open' : null);
}

/** Opens the first thing that the frame has folded away and that was not tried. @returns its name; null if there is none. */
export function unfold(tried: readonly string[]): string | null {
  const all = document.querySelectorAll<HTMLElement>(
    ':is(header, footer) [aria-expanded="false"]:not([data-remote] *)',
  );
  for (const element of all) {
    const name = element.ariaLabel ?? element.textContent;
    if (tried.includes(name) || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.click();
    return name;
  }
  return null;
}

/** Finds the form in which people sign in, as what is sent next. @returns false if there is none. */
export function findSignIn(): boolean {
  const field = document.querySelector('main [data-remote] form input[type="password"]');
  globalThis.smokeNext = field?.closest('form') ?? undefined;
  return field !== null;
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

/** Makes each text of the page three times as long, but for moments: no language has longer ones. */
export function stretchTexts(): void {
  for (const area of document.querySelectorAll('main [data-remote]')) {
    const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (/\p{L}/u.test(data) && !parentElement?.closest('time'))
        texts.currentNode.nodeValue = `${data} ${data} ${data}`;
    }
  }
}
