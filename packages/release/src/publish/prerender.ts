import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@camp/contracts/language';
import type { Content, InlinedRelease, PrerenderedPages } from '#document/release-document.ts';
import { integrityOf } from '#document/integrity.ts';
import type { PrerenderOrder, PrerenderReport } from './prerender-worker.ts';
import { filesPlaceholder, originPlaceholder } from '#document/prerenderer.ts';
import { ReleaseError } from '#release-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** Longest time that rendering every page may take, in milliseconds. */
const renderWithinMs = 30_000;

const worker = fileURLToPath(new URL('prerender-worker.ts', import.meta.url));

/** Content with its pages, rendered unless they are there. */
export async function prerendered(store: ReleaseStore, { shell, remotes, pages }: Content) {
  const content = { shell, remotes };
  return { ...content, pages: pages ?? (await prerenderPages(store, content)) };
}

/**
 * Renders the pages that look the same for every visitor, with the components of exactly these
 * builds, and keeps the HTML in the store (docs/decisions/0044-prerender-at-publish.md). A shell
 * without a prerenderer has no such pages.
 * @throws {@link ReleaseError} PRERENDER_FAILED: a page that cannot be drawn must not go live.
 */
async function prerenderPages(store: ReleaseStore, content: Content): Promise<PrerenderedPages> {
  const folder = await mkdtemp(join(tmpdir(), 'campbc-prerender-'));
  try {
    const order = await orderOf(content, (build) => copyOf(store, folder, build));
    return order ? await keptPages(store, content, await workOn(order)) : {};
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keptPages(store: ReleaseStore, content: Content, report: PrerenderReport) {
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

interface Renderer {
  name: string;
  version: string;
  prerenderer: string;
  files: Record<string, string>;
}

/** A published prerenderer as a file of its own, whichever storage it comes from: it will be run, so it is checked. */
async function copyOf(store: ReleaseStore, folder: string, build: Renderer): Promise<string> {
  const bytes = await store.storage.read(store.keyOf(build, build.prerenderer));
  if (!bytes || integrityOf(bytes) !== build.files[build.prerenderer]) {
    throw failure(`the prerenderer of ${build.name} ${build.version} is not as it was published.`);
  }
  const file = join(folder, `${build.name}.cjs`);
  await writeFile(file, bytes);
  return file;
}

async function orderOf(
  { shell, remotes }: Content,
  copy: (build: Renderer) => Promise<string>,
): Promise<PrerenderOrder | null> {
  const { prerenderer } = shell;
  if (prerenderer === undefined) return null;
  const release: InlinedRelease = {
    generation: 0,
    createdAt: new Date(0).toISOString(),
    channel: 'stable',
    shell,
    remotes,
  };
  const files: Record<string, string> = {};
  for (const [name, remote] of Object.entries(remotes)) {
    if (remote.prerenderer === undefined) continue;
    const { prerenderer: file } = remote;
    files[name] = await copy({ ...remote, name: `remote-${name}`, prerenderer: file });
  }
  return { release, shell: await copy({ ...shell, name: 'shell', prerenderer }), remotes: files };
}

async function workOn(order: PrerenderOrder): Promise<PrerenderReport> {
  const child = fork(worker, {
    /* As it is, whatever this process was told to load or evaluate. */
    execArgv: [],
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
function withAddresses(html: string, { shell, remotes }: Content) {
  const builds = [
    ['shell', shell.url] as const,
    ...Object.entries(remotes).map(([name, { url }]) => [`remote-${name}`, url] as const),
  ];
  return builds.reduce(
    (result, [app, url]) =>
      result.replaceAll(filesPlaceholder(app), url.startsWith('/') ? originPlaceholder + url : url),
    html,
  );
}
