import '@camp/ui/artwork/favicon.svg';
import '@camp/ui/styles/tokens.css';
import { offerFiles } from '#remotes/load/offer-files.ts';
import { allowFiles } from '#remotes/load/integrity.ts';
import { refuseUntrustedScripts, trustFilesOf } from '#remotes/load/trusted-scripts.ts';
import { readInlinedRelease } from '#document/release.ts';

/*
 * The content security policy allows no code from strings, so schemas are interpreted
 * (docs/decisions/code.md#0039). All copies of the library read this, and none is loaded yet.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

interface BootScript {
  alive: () => void;
  lost: (reason: string) => void;
  /**
   * Lets clicks and forms through from now on; returns a button pressed too early, newest first. Absent in an
   * older one.
   */
  settle?: () => HTMLElement | undefined;
}

declare global {
  /** Offer of the document's first script (services/edge/boot/boot.js); missing if it did not come. */
  var campbcBoot: Readonly<BootScript> | undefined;
}

start().catch((error: unknown) => {
  globalThis.campbcBoot?.lost('start');
  throw error;
});

/** Shared singletons may be imported only behind this boundary, once the federation runtime has started. */
async function start(): Promise<void> {
  await documentParsed();
  refuseUntrustedScripts();
  const release = readInlinedRelease();
  trustFilesOf(release);
  allowFiles(release.shell.url, release.shell.files);
  offerFiles();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

/** The script may run before the document ends, and its end holds the release. */
function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
}
