/** Globals whose functions, and those of their prototypes, remotes share with the shell and with each other. */
const names =
  'Object Function Array String Number Boolean Symbol Date RegExp Promise Map Set WeakMap WeakSet Error Uint8Array ArrayBuffer JSON Math Reflect Intl URL URLSearchParams Headers Request Response FormData AbortController AbortSignal EventTarget Event Node Element HTMLElement HTMLInputElement HTMLFormElement DOMTokenList Document History Storage CustomElementRegistry MutationObserver';

/** Objects whose own properties would hide those of their prototype. */
const instances: readonly object[] =
  typeof document === 'undefined' ? [] : [document, history, customElements];

/** Kept from before any remote ran. */
const {
  ownKeys,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  defineProperty,
  deleteProperty,
  isExtensible,
} = Reflect;

interface Snapshot {
  holder: object;
  keys: (string | symbol)[];
  found: (PropertyDescriptor | undefined)[];
}

let kept: Snapshot[] = [];
const inherited = Object.create(null) as Record<string | symbol, true>;

/** Notes every function as it is now. Call it after the shell itself has wrapped some. */
export function snapshotBuiltIns(): void {
  for (const key of ownKeys(Object.prototype)) inherited[key] = true;
  kept = holders().map((holder) => {
    const keys = ownKeys(holder).filter((key) => isFunction(getOwnPropertyDescriptor(holder, key)));
    return { holder, keys, found: keys.map((key) => getOwnPropertyDescriptor(holder, key)) };
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function holders(): object[] {
  const found: unknown[] = [globalThis];
  for (const name of names.split(' ')) {
    const value = Reflect.get(globalThis, name) as { prototype?: unknown } | undefined;
    found.push(value, value?.prototype);
  }
  for (const list of [[], '', new Map(), new Set()]) {
    const iterator = getPrototypeOf(list[Symbol.iterator]());
    found.push(iterator, iterator && getPrototypeOf(iterator));
  }
  return found.filter((holder) => typeof holder === 'function' || isObject(holder));
}

const isFunction = (property: PropertyDescriptor | undefined) =>
  typeof property?.value === 'function' || property?.get !== undefined;

/**
 * Puts back what has been replaced since, and takes away enumerable names on `Array.prototype` and
 * `Object.prototype`, which every loop over an array or object meets.
 * @returns whether anything was altered.
 */
export function restoreBuiltIns(): boolean {
  let isAltered = removeNames(Object.prototype);
  isAltered = removeInherited() || isAltered;
  isAltered = removeNames(Array.prototype) || isAltered;
  for (let at = 0; at < instances.length; at += 1) {
    isAltered = removeShadows(instances[at] ?? {}) || isAltered;
  }
  /* No iteration and no method of an array: those may be what was replaced. */
  for (let at = 0; at < kept.length; at += 1) {
    const one = kept[at];
    if (one && isMended(one)) isAltered = true;
  }
  return isAltered;
}

/** A holder that was frozen cannot be put right: only a new document has another. */
function isMended({ holder, keys, found }: Snapshot): boolean {
  let isAltered = !isExtensible(holder);
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    const before = found[at];
    const after = getOwnPropertyDescriptor(holder, key);
    if (!before || (after?.value === before.value && after?.get === before.get)) continue;
    isAltered = true;
    defineProperty(holder, key, before);
  }
  return isAltered;
}

function removeShadows(instance: object): boolean {
  const own = ownKeys(instance);
  let isAltered = false;
  for (let at = 0; at < own.length; at += 1) {
    const key = own[at] ?? '';
    if (!(key in (getPrototypeOf(instance) ?? {}))) continue;
    isAltered = deleteProperty(instance, key) || isAltered;
  }
  return isAltered;
}

/** Every object inherits what is on this one, seen by loops or not: a `then` would break each promise. */
function removeInherited(): boolean {
  const keys = ownKeys(Object.prototype);
  let isAltered = false;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    if (inherited[key] === true) continue;
    isAltered = deleteProperty(Object.prototype, key) || isAltered;
  }
  return isAltered;
}

function removeNames(prototype: object): boolean {
  let isAltered = false;
  for (const name in prototype) {
    isAltered = true;
    deleteProperty(prototype, name);
  }
  return isAltered;
}
