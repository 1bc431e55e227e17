import { languageIn } from '@camp/contracts/sentences/language';
import { isOfReact } from '#document/is-of-react.ts';
import { closeTopLayer } from './top-layer.ts';

/** Attributes that hide a page, move it or shut it off. The shell sets none of them. */
const shutting = ['style', 'hidden', 'inert', 'aria-hidden'];
/** On the root, the body and above, where the shell has not even a class. */
const shuttingAll = [...shutting, 'class', 'dir', 'contenteditable'];

/** Elements that a library of the shell or of a page keeps in the body, and takes away by itself. */
const managed =
  'script, link, style, template, noscript, [data-remote], [data-base-ui-portal], [data-base-ui-focus-guard]';

let language = '';
let children = new Set<Element>();
let adopted: readonly CSSStyleSheet[] = [];
let frame: readonly Element[] = [];
/** The handlers, by the names of their properties, of everything that hears what the visitor does. */
let handlers = new Map<EventTarget, Record<string, unknown>>();
/** The rules of each stylesheet as it was first seen. */
const rules = new WeakMap<CSSStyleSheet, Set<CSSRule>>();

let styles: readonly HTMLLinkElement[] = [];

/** Call before any remote runs, with the base address of the shell's files. */
export function noteShellStyles(url: string): void {
  const { href: base } = new URL(url, document.baseURI);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  styles = links.filter(({ href }) => href.startsWith(base));
}

/** Notes what is around a page's area, to be restored after it. Call when the page comes on screen. */
export function noteSurroundings(): void {
  language = languageIn(document.documentElement.lang) ?? language;
  children = new Set(document.body.children);
  adopted = [...document.adoptedStyleSheets];
  frame = [...document.querySelectorAll('#root > * > :is(header, main, footer)')];
  const hearing = [globalThis, document, document.documentElement, document.body, ...frame];
  handlers = new Map(hearing.map((target) => [target, handlersOf(target)]));
  for (const sheet of document.styleSheets) {
    if (!rules.has(sheet)) rules.set(sheet, new Set(rulesOf(sheet)));
  }
}

/** Undoes what a page has done outside its area. */
export function restoreSurroundings(): void {
  const { body, documentElement: html } = document;
  for (const element of [html, body, ...document.querySelectorAll('#root')]) {
    open(element, shuttingAll);
  }
  for (const element of document.querySelectorAll('#root > *')) open(element, shutting);
  for (const element of frame) open(element, shutting);
  if (!languageIn(html.lang)) html.lang = language;
  for (const element of [...body.children].filter(isStray)) element.remove();
  document.designMode = 'off';
  closeTopLayer();
  restoreStyles();
  for (const [target, before] of handlers) restoreHandlers(target, before);
}

/** True if a part of the shell's frame is gone. React does not know, so only a new document has it again. */
export const isFrameDamaged = (): boolean =>
  [...frame, ...styles].some(({ isConnected }) => !isConnected);

function open(element: Element, names: readonly string[]): void {
  for (const name of names) {
    if (name !== 'style') element.removeAttribute(name);
    else if (element.hasAttribute(name)) clearStyle(element as HTMLElement);
  }
}

/** Custom properties stay: the shell publishes heights with them. */
function clearStyle({ style }: HTMLElement): void {
  for (const name of Array.from(style)) if (!name.startsWith('--')) style.removeProperty(name);
}

/** Returns the handlers in `onkeydown` and the like, which are not listeners that could rest. */
function handlersOf(target: EventTarget): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name in target) if (name.startsWith('on')) found[name] = Reflect.get(target, name);
  return found;
}

function restoreHandlers(target: EventTarget, before: Record<string, unknown>): void {
  for (const [name, handler] of Object.entries(before)) {
    if (Reflect.get(target, name) !== handler) Reflect.set(target, name, handler);
  }
}

/** A page's own leftovers; extensions of the browser bring elements with a hyphen in their name. */
function isStray(element: Element): boolean {
  return (
    !children.has(element) &&
    !element.matches(managed) &&
    !element.localName.includes('-') &&
    !isOfReact(element)
  );
}

function restoreStyles(): void {
  document.adoptedStyleSheets = [...adopted];
  for (const { sheet } of styles) if (sheet) sheet.disabled = false;
  for (const sheet of document.styleSheets) removeInsertedRules(sheet);
}

function removeInsertedRules(sheet: CSSStyleSheet): void {
  const before = rules.get(sheet);
  if (!before) return;
  for (const [at, rule] of [...rulesOf(sheet).entries()].toReversed()) {
    if (!before.has(rule)) sheet.deleteRule(at);
  }
}

/** Returns none if the browser does not let anyone read them. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
