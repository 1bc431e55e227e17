import { callingRemote } from '#remotes/watch/runtime-errors.ts';
import { isAsked, isInFrame, isScroll } from '#document/presses.ts';
import { hearOnly, isForShell } from './shell-events.ts';
import { keepNotices } from './kept-notices.ts';

/*
 * A remote that is not on screen rests: timers and listeners that it left behind do nothing until it is
 * back. They are not taken away, because a library in it may count on one that it set once for good. Nor does
 * it set the title then. While it is on screen, its listeners hear what is meant for the shell, but cannot
 * withhold it from others.
 */

/** Time for a remote to tidy up after it has left the screen, in milliseconds. */
const tidyUpGraceMs = 500;
/** Most calls that wait for a remote to come back. */
const maxWaiting = 200;

const { apply } = Reflect;

type Callback = (this: unknown, ...given: unknown[]) => unknown;

let onScreen: string | null = null;
/** Time when each remote left the screen, by `performance.now()`. */
const leftAt = new Map<string, number>();
const waiting = new Map<string, (() => void)[]>();

/** Call when another remote's page comes on screen. Makes the calls that waited for that remote. */
export function putOnScreen(remote: string): void {
  if (onScreen !== null && onScreen !== remote) leftAt.set(onScreen, performance.now());
  onScreen = remote;
  wake(remote);
}

/** Makes the calls that waited for a remote. */
function wake(remote: string): void {
  leftAt.delete(remote);
  const calls = waiting.get(remote) ?? [];
  waiting.delete(remote);
  for (const call of calls) call();
}

/** The number of extensions on the page, by remote. */
const extending = new Map<string, number>();

/** Call when an extension comes on screen: its remote does not rest. Returns what ends that. */
export function keepAwake(remote: string): () => void {
  extending.set(remote, (extending.get(remote) ?? 0) + 1);
  wake(remote);
  return () => {
    extending.set(remote, (extending.get(remote) ?? 1) - 1);
    if (remote !== onScreen) leftAt.set(remote, performance.now());
  };
}

/** True if something that the remote adds to a page is on it. */
export const isExtending = (remote: string): boolean => (extending.get(remote) ?? 0) > 0;

let isLeaving = false;

/** True if the next page's document is being loaded: no other page may take its place. */
export const isLeavingDocument = () => isLeaving;

/** Loads the document of the page on screen again, without being asked to. */
export function reloadDocument(): void {
  isLeaving = true;
  globalThis.location.reload();
}

/**
 * Loads the document of the address, which is the next page's already. No listener for `beforeunload`
 * stops it. Unlike a reload by the visitor, this one starts at the top.
 */
export function leaveDocument(): void {
  Reflect.set(globalThis, 'onbeforeunload', null);
  globalThis.addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual';
    keepNotices();
  });
  reloadDocument();
}

function isResting(remote: string): boolean {
  if (isExtending(remote)) return false;
  const left = leftAt.get(remote);
  return left !== undefined && performance.now() - left > tidyUpGraceMs;
}

let reportHeldScroll: () => void;

/**
 * Makes remotes' timers, and their listeners on the window and the document, rest with them from now on. Calls back
 * when a listener would keep a visitor from scrolling a page in which nothing was pressed.
 */
export function suspendInactiveRemotes(onHeldScroll: () => void): void {
  reportHeldScroll = onHeldScroll;
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
    wrapTimer(name);
  }
  wrapListeners();
  wrapTitle();
}

function wrapTimer(name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame'): void {
  const set = globalThis[name] as unknown as Callback;
  const resting = function (...given: unknown[]): unknown {
    const [callback, ...rest] = given;
    const remote = typeof callback === 'function' ? callingRemote(resting) : null;
    if (!remote) return apply(set, globalThis, given);
    return apply(set, globalThis, [timerCall(remote, callback as Callback, name), ...rest]);
  };
  Object.assign(globalThis, { [name]: resting });
}

/** Queues timer callbacks until the remote is shown again; ticks of an interval are dropped. */
function timerCall(remote: string, callback: Callback, name: string): Callback {
  return function call(...given) {
    if (!isResting(remote)) return apply(callback, this, given);
    const calls = waiting.get(remote) ?? [];
    if (name !== 'setInterval' && calls.length < maxWaiting) {
      calls.push(() => void apply(callback, this, given));
    }
    waiting.set(remote, calls);
    return undefined;
  };
}

const wrapped = new WeakMap<object, EventListener>();

/** Lets only the remote on screen set the title: a late answer must not name another remote's page. */
function wrapTitle(): void {
  const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title');
  if (!title) return;
  const set = Reflect.get(title, 'set') as Callback;
  function setTitle(this: unknown, text: unknown): void {
    const remote = callingRemote(setTitle);
    if (remote === null || remote === onScreen) apply(set, this, [text]);
  }
  Object.defineProperty(Document.prototype, 'title', { ...title, set: setTitle });
}

/** True for a target that outlives a remote's page; listeners of its own elements leave with the elements. */
const isShared = (target: unknown) =>
  target === undefined ||
  target === globalThis ||
  target === document ||
  target === document.documentElement ||
  target === document.body ||
  (target instanceof Element && isInFrame(target));

function wrapListeners(): void {
  const { prototype } = EventTarget;
  const add = Reflect.get(prototype, 'addEventListener') as Callback;
  const remove = Reflect.get(prototype, 'removeEventListener') as Callback;
  function addEventListener(this: unknown, ...given: unknown[]): unknown {
    const [type, listener, options] = given;
    const remote = listener && isShared(this) ? callingRemote(addEventListener) : null;
    if (!remote) return apply(add, this, given);
    return apply(add, this, [type, restingListener(remote, listener as Listener), options]);
  }
  function removeEventListener(this: unknown, ...given: unknown[]): unknown {
    const [type, listener, options] = given;
    const resting = listener ? wrapped.get(listener) : undefined;
    if (resting) apply(remove, this, [type, resting, options]);
    return apply(remove, this, given);
  }
  Object.assign(prototype, { addEventListener, removeEventListener });
}

type Listener = ((event: Event) => unknown) | { handleEvent: (event: Event) => unknown };

function restingListener(remote: string, listener: Listener): EventListener {
  const known = wrapped.get(listener);
  if (known) return known;
  const resting = function (this: unknown, event: Event): unknown {
    if (isResting(remote) || (isLeaving && event.type === 'beforeunload')) return undefined;
    const call = () =>
      typeof listener === 'function' ? apply(listener, this, [event]) : listener.handleEvent(event);
    if (!isAsked() && isScroll(event)) return hearOnly(event, call, reportHeldScroll);
    return isForShell(event) ? hearOnly(event, call) : call();
  };
  wrapped.set(listener, resting);
  return resting;
}
