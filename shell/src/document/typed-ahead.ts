import { noteHeardPresses, pressAgain, takeEarlyPresses } from './pressed-ahead.ts';

/*
 * A page that was rendered ahead can be typed into before its code is there. React and the forms' library
 * know nothing of that, and would begin with empty fields (docs/decisions/documents.md#0170).
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedValue {
  value: string | boolean;
  /** Index among all fields of the page, in case the page is drawn again. */
  place: number;
}

/** Values typed, chosen or filled in by the browser, by field. */
const typed = new Map<Field, TypedValue>();

const fieldsOfPage = () => [
  ...document.querySelectorAll<Field>('main :is(input, textarea, select)'),
];

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

const valueOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return true;
  return isTicked(field)
    ? field.checked === field.defaultChecked
    : field.value === field.defaultValue;
}

function note({ target }: Event): void {
  if (isField(target)) keep(target);
}

function keep(field: Field): void {
  typed.set(field, { value: valueOf(field), place: fieldsOfPage().indexOf(field) });
}

/** Notes the values of fields, and all input until {@link settleTyping}. Call it before React starts. */
export function noteTyping(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (!isUntouched(field)) keep(field);
  }
  document.addEventListener('input', note, true);
  noteHeardPresses();
}

/**
 * Types everything again, for the code that listens now, and presses again what was pressed too early. Call it when
 * the first page is alive.
 */
export function settleTyping(): void {
  document.removeEventListener('input', note, true);
  const fields = fieldsOfPage();
  for (const [field, { value, place }] of typed) {
    const now = field.isConnected ? field : fields[place];
    if (now?.type === field.type) retype(now, value);
  }
  typed.clear();
  takeEarlyPresses();
  /* What was typed is in the form's state by then. */
  setTimeout(pressAgain);
}

/**
 * React has put its own setter on each field to detect changes. It sees the field emptied, but not filled again
 * through the browser's setter, so that it takes the `input` event for a change.
 */
function retype(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (field.defaultChecked === value) return;
    /* React leaves a tick that it finds, but does not know of it. */
    field.checked = !value;
    field.click();
    return;
  }
  field.value = '';
  const { prototype } = field.constructor as typeof HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }));
}
