import { signOutGuard } from '@camp/shell-api';
import { isAsked, watchPresses } from '#document/presses.ts';
import { callingRemote, ownerNamed, remoteBehindCall } from '#remotes/watch/runtime-errors.ts';
import { onMisuse } from '#remotes/watch/remote-telemetry.ts';
import { isLeavingDocument } from './resting.ts';
import { shownArea } from './shown-area.ts';
import { closeByEscape, isOfShell } from './top-layer.ts';

/*
 * A page in which nothing was pressed takes the visitor nowhere and holds no one: what it begins by itself is refused,
 * and reported by its name (docs/decisions/federation.md#0351).
 */

const { apply } = Reflect;

type Act = (this: unknown, ...given: unknown[]) => unknown;

declare const process: { env: { NODE_ENV: 'development' | 'production' } };

/** True if a bundler builds what is on screen: it loads the document again by itself once a file has changed. */
let isOfBundler = process.env.NODE_ENV !== 'production';

/** Lets the document be loaded again unasked: by the bundler that a dev override comes from. */
export function allowReloads(): void {
  isOfBundler = true;
}

/** Call before any remote runs. */
export function refuseUnaskedActs(): void {
  watchPresses();
  /* Nothing of the shell calls these. */
  guard(globalThis, ['alert', 'confirm', 'prompt', 'print', 'open'], reportUnasked);
  guard(HTMLDialogElement.prototype, ['showModal'], refuseForeign);
  guard(HTMLElement.prototype, ['showPopover', 'togglePopover'], refuseForeign);
  guard(History.prototype, ['pushState', 'back', 'forward', 'go'], (_self, isOfRemote) => {
    return isOfRemote() && reportUnasked();
  });
  signOutGuard.isRefused = () => !isAsked() && remoteBehindCall() !== null && reportUnasked();
  const { navigation } = globalThis as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', keepDocument);
  globalThis.addEventListener('keydown', closeByEscape, true);
}

/** Makes functions do nothing where a call is refused. Nothing is refused once the visitor has pressed something. */
export function guard(
  holder: object,
  names: string[],
  isRefused: (self: unknown, isOfRemote: () => boolean) => boolean,
): void {
  for (const name of names) {
    const act = Reflect.get(holder, name) as Act | undefined;
    if (!act) continue;
    const guarded = function (this: unknown, ...given: unknown[]): unknown {
      const isOfRemote = () => callingRemote(guarded) !== null;
      return isAsked() || !isRefused(this, isOfRemote) ? apply(act, this, given) : undefined;
    };
    Object.assign(holder, { [name]: guarded });
  }
}

/** Reports an act by the remote whose code is behind it, or else by the page on screen. */
export function reportUnasked(): true {
  const remote = remoteBehindCall();
  const address = shownArea()?.address;
  const by = remote && remote !== address?.remote ? ownerNamed(remote) : address;
  if (by) onMisuse(by, 'unasked');
  return true;
}

const refuseForeign = (self: unknown): boolean =>
  (remoteBehindCall() !== null || !(self instanceof Element && isOfShell(self))) && reportUnasked();

/** The part of the Navigation API used here. */
interface NavigateEvent extends Event {
  /** False for what a script, or an element of the head, has begun by itself. */
  userInitiated: boolean;
  navigationType: string;
  downloadRequest: string | null;
  destination: { sameDocument: boolean };
}

/** Refuses to leave for another document. Not every browser asks. */
function keepDocument(event: Event): void {
  const { userInitiated, navigationType, downloadRequest, destination } = event as NavigateEvent;
  if (userInitiated || destination.sameDocument || downloadRequest !== null) return;
  const isAllowed = navigationType === 'traverse' || (navigationType === 'reload' && isOfBundler);
  if (isAllowed || isAsked() || isLeavingDocument()) return;
  event.preventDefault();
  reportUnasked();
}
