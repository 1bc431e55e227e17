import '@camp/ui/artwork/favicon.svg';
import '@camp/ui/styles/tokens.css';
import * as z from 'zod/mini';
import { refuseUntrustedScripts, trustFilesOf } from '#remotes/verify/trusted-scripts.ts';
import { readInlinedRelease } from './release.ts';

/*
 * The content security policy allows no code from strings, so schemas are interpreted
 * (docs/decisions/0039-zod-mini.md).
 */
z.config({ jitless: true });

start().catch((error: unknown) => {
  const message = document.createElement('p');
  message.textContent = 'This page could not be started. Please reload it in a moment.';
  document.getElementById('root')?.replaceChildren(message);
  throw error;
});

/** Shared singletons may be imported only behind this boundary, once the federation runtime has started. */
async function start(): Promise<void> {
  await documentParsed();
  refuseUntrustedScripts();
  trustFilesOf(readInlinedRelease());
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

/** The script may run before the document ends, and its end holds the release. */
function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
}
