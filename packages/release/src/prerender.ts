import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@camp/contracts/language';
import type { InlinedRelease, PrerenderedPages, ReleaseDocument } from '#document.ts';
import type { FileStore } from '#file-store.ts';
import type { PrerenderOrder, PrerenderReport } from '#prerender-worker.ts';
import { filesPlaceholder, originPlaceholder } from '#prerenderer.ts';
import { ReleaseError } from '#release-error.ts';

/** Longest time that rendering every page may take, in milliseconds. */
const renderWithinMs = 30_000;

const worker = fileURLToPath(new URL('prerender-worker.ts', import.meta.url));

/**
 * Renders the pages that look the same for every visitor, with the components of exactly these
 * builds, and keeps the HTML in the store. A shell without a prerenderer has no such pages.
 * @throws {@link ReleaseError} PRERENDER_FAILED: a page that cannot be drawn must not go live.
 */
export async function prerenderPages(
  store: FileStore,
  content: Pick<ReleaseDocument, 'shell' | 'remotes'>,
): Promise<PrerenderedPages> {
  const order = orderOf(store, content);
  if (!order) return {};
  const report = await workOn(order);
  if ('error' in report) throw failure(report.error);
  const pages: PrerenderedPages = {};
  for (const [path, html] of Object.entries(report.html)) {
    pages[path] = { en: '', fr: '' };
    for (const language of languages) {
      pages[path][language] = await store.keepPage(withAddresses(html[language] ?? '', content));
    }
  }
  return pages;
}

function orderOf(store: FileStore, { shell, remotes }: Pick<ReleaseDocument, 'shell' | 'remotes'>) {
  if (shell.prerenderer === undefined) return null;
  const release: InlinedRelease = {
    generation: 0,
    createdAt: new Date(0).toISOString(),
    by: 'prerendering',
    shell,
    remotes,
  };
  const files = Object.entries(remotes).flatMap(([name, { version, prerenderer }]) =>
    prerenderer === undefined
      ? []
      : [[name, join(store.folderOf({ name: `remote-${name}`, version }), prerenderer)]],
  );
  const order: PrerenderOrder = {
    release,
    shell: join(store.folderOf({ name: 'shell', version: shell.version }), shell.prerenderer),
    remotes: Object.fromEntries(files) as PrerenderOrder['remotes'],
  };
  return order;
}

async function workOn(order: PrerenderOrder): Promise<PrerenderReport> {
  const child = fork(worker, {
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: renderWithinMs,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'exit').then((): PrerenderReport => ({
    error: `the renderer ended without an answer, or took more than ${renderWithinMs / 1000} s.`,
  }));
  child.send(order);
  const answered = once(child, 'message').then(([report]) => report as PrerenderReport);
  return Promise.race([answered, ended]);
}

const failure = (reason: string) =>
  new ReleaseError(
    'PRERENDER_FAILED',
    `A page cannot be rendered, so nothing was published: ${reason}`,
  );

/** Puts the published addresses in; those of the site itself get their origin from the edge. */
function withAddresses(
  html: string,
  { shell, remotes }: Pick<ReleaseDocument, 'shell' | 'remotes'>,
) {
  const builds = [
    ['shell', shell.url] as const,
    ...Object.entries(remotes).map(([name, { url }]) => [`remote-${name}`, url] as const),
  ];
  return builds.reduce(
    (result, [member, url]) =>
      result.replaceAll(
        filesPlaceholder(member),
        url.startsWith('/') ? originPlaceholder + url : url,
      ),
    html,
  );
}
