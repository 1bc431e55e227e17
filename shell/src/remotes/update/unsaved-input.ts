/** What people write in. Outside a form, a slider or a box to tick is a control and keeps nothing. */
const field = [
  'form :is(input, select, textarea)',
  'input:not([type=range], [type=checkbox], [type=radio])',
  'textarea',
  '[contenteditable]',
].join(', ');

/** Searching and filtering can be done again, and the address says it. */
const search = 'search, [role=search], [type=search]';

/** Forms and lone fields somebody has written in. */
const written = new Set<Element>();

/** Notes what is written into any form, until it is submitted or reset. */
export function watchInput(): void {
  for (const event of ['input', 'change']) document.addEventListener(event, noteWriting, true);
  for (const event of ['submit', 'reset']) document.addEventListener(event, noteEnd, true);
}

/** Whether a form that is on the page holds something that was not submitted. */
export function hasUnsavedInput(): boolean {
  for (const element of written) {
    if (!element.isConnected) written.delete(element);
  }
  return written.size > 0;
}

function noteWriting({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(field) || target.closest(search)) return;
  written.add(target.closest('form') ?? target);
}

function noteEnd({ target }: Event): void {
  if (target instanceof Element) written.delete(target);
}
