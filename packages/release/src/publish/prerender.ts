import { languages } from '@camp/contracts/sentences/language';
import pLimit from 'p-limit';
import { manifestSchema } from '#document/manifest.ts';
import type {
  Content,
  InlinedRelease,
  PrerenderedPages,
  RemoteRelease,
} from '#document/release-document.ts';
import { integrityOf } from '#document/integrity.ts';
import { filesPlaceholder, originPlaceholder } from '#document/prerenderer.ts';
import { canonicalJson } from '#document/canonical-json.ts';
import { ReleaseError } from '#release-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { renderInSandbox } from './prerender-process.ts';
import type { PrerenderReport } from './prerender-worker.ts';

/** Options for rendering pages. */
export interface Drawing {
  /** Content whose pages are rendered already, what is live first. */
  earlier: readonly Content[];
  /** Apps of which every page must be drawn: those that are published. */
  candidates: readonly string[];
  /** Pages that no earlier content has are left to browsers. */
  skipRendering: boolean;
  /** Called with a sentence on each page that is left to browsers, which names the responsible app. */
  tell: (sentence: string) => unknown;
}

const processesAtOnce = 2;

/**
 * Returns content with its pages: those that look the same for every visitor, as HTML in the store
 * (docs/decisions/documents.md#0044). Only pages that can differ from those of earlier content
 * are rendered. One of another app that cannot be drawn any more, not even with what is live, is left to
 * browsers: that is its owner's affair and stops no one.
 * @throws {@link ReleaseError} PRERENDER_FAILED with every page that the candidates keep from being drawn.
 */
export async function prerendered(
  store: ReleaseStore,
  { shell, remotes, pages }: Content,
  drawing: Drawing,
): Promise<Content & { pages: PrerenderedPages }> {
  const content = { shell, remotes };
  if (pages) return { ...content, pages };
  const drawn = await pLimit(processesAtOnce).map(Object.keys(remotes), (remote) =>
    pagesOf(store, { content, remote }, drawing),
  );
  const failures = drawn.flatMap(({ refused }) => refused);
  if (failures.length > 0) throw new ReleaseError('PRERENDER_FAILED', refusal(failures));
  return { ...content, pages: Object.assign({}, ...drawn.map((each) => each.pages)) };
}

const refusal = (failures: readonly string[]) =>
  `Pages cannot be rendered, so nothing was published:\n${failures.map((each) => `  ${each}`).join('\n')}`;

interface Target {
  content: Content;
  remote: string;
}

interface Drawn {
  pages: PrerenderedPages;
  /** Why the candidates may not go live. */
  refused: string[];
}

async function pagesOf(store: ReleaseStore, target: Target, drawing: Drawing): Promise<Drawn> {
  const { content, remote } = target;
  const paths = prerenderedPaths(content, remote);
  if (paths.length === 0) return { pages: {}, refused: [] };
  const kept = await keptPages(store, target, drawing.earlier);
  if (kept) return { pages: kept, refused: [] };
  if (drawing.skipRendering) {
    drawing.tell(
      `remote-${remote}: its pages were not rendered with these builds. They are drawn in the browser until somebody publishes.`,
    );
    return { pages: {}, refused: [] };
  }
  const { html, failures } = await rendered(store, target, paths);
  const pages: PrerenderedPages = {};
  for (const [path, texts] of Object.entries(html)) {
    pages[path] = { en: '', fr: '' };
    for (const language of languages) {
      pages[path][language] = await store.keepPage(withAddresses(texts[language] ?? '', content));
    }
  }
  return { pages, refused: await refusedFor(store, { ...target, failures }, drawing) };
}

/** Returns the pages of a remote that are rendered ahead; none if it or the shell has no prerenderer. */
function prerenderedPaths({ shell, remotes }: Content, remote: string): string[] {
  const { prerenderer, routes = [] } = remotes[remote] ?? {};
  if (shell.prerenderer === undefined || prerenderer === undefined) return [];
  return routes.filter((route) => route.prerender).map(({ path }) => path);
}

/**
 * Returns pages that earlier content drew from the same builds: those it lacks could not be drawn then. Content
 * without any is passed over, as a server may have put it together.
 */
async function keptPages(
  store: ReleaseStore,
  { content, remote }: Target,
  earlier: readonly Content[],
): Promise<PrerenderedPages | null> {
  const wanted = drawnFrom(content, remote);
  const own = new Set(prerenderedPaths(content, remote));
  const pages = earlier
    .filter((known) => known.remotes[remote] && drawnFrom(known, remote) === wanted)
    .map((known) => Object.entries(known.pages ?? {}).filter(([path]) => own.has(path)))
    .find((known) => known.length > 0);
  if (!pages) return null;
  const hashes = pages.flatMap(([, page]) => Object.values(page));
  const found = await Promise.all(hashes.map((hash) => store.readPage(hash)));
  return found.includes(null) ? null : Object.fromEntries(pages);
}

/** Returns all that can be seen on a remote's pages: the shell, its own build, what the others declare. */
function drawnFrom({ shell, remotes }: Content, remote: string): string {
  const builds = [shell, remotes[remote]].map((build) => [build?.version, build?.url]);
  const declared = Object.entries(remotes).map(([name, release]) => [name, manifestOf(release)]);
  return canonicalJson([builds, Object.fromEntries(declared)]);
}

const manifestFields = Object.keys(manifestSchema.shape) as (keyof typeof manifestSchema.shape)[];
const manifestOf = (release: RemoteRelease) =>
  manifestFields.map((field) => release[field] ?? null);

async function rendered(
  store: ReleaseStore,
  { content, remote }: Target,
  paths: string[],
): Promise<PrerenderReport> {
  const { shell, remotes } = content;
  const release: InlinedRelease = {
    generation: 0,
    createdAt: new Date(0).toISOString(),
    channel: 'stable',
    shell,
    remotes,
  };
  try {
    const shellCode = await codeOf(store, { ...shell, name: 'shell' });
    const remoteCode = await codeOf(store, { ...remotes[remote], name: `remote-${remote}` });
    return await renderInSandbox({
      release,
      remote,
      paths,
      languages: [...languages],
      shellCode,
      remoteCode,
    });
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
    const reason = (path: string) => [path, `${path}: ${error.message}`];
    return { html: {}, failures: Object.fromEntries(paths.map(reason)) };
  }
}

class Changed extends Error {}

interface Renderer {
  name: string;
  version?: string;
  prerenderer?: string | undefined;
  files?: Record<string, string>;
}

/** The source of a published prerenderer. It will run, so its hash is checked. */
async function codeOf(store: ReleaseStore, build: Renderer): Promise<string> {
  const { name, version = '', prerenderer = '', files = {} } = build;
  const bytes = await store.storage.read(store.keyOf({ name, version }, prerenderer));
  if (bytes && integrityOf(bytes) === files[prerenderer]) return bytes.toString();
  throw new Changed(`the prerenderer of ${name} ${version} is not as it was published.`);
}

/**
 * Returns refusals for pages that could not be drawn: those of a candidate, and those that the live release can
 * still draw. The others are reported only.
 */
async function refusedFor(
  store: ReleaseStore,
  { content, remote, failures }: Target & Pick<PrerenderReport, 'failures'>,
  { earlier: [live], candidates, tell }: Drawing,
): Promise<string[]> {
  const app = `remote-${remote}`;
  const paths = Object.keys(failures);
  if (paths.length === 0) return [];
  const why = (path: string) => `${app}: ${failures[path]?.replace(/\.$/, '')}.`;
  if (candidates.includes(app)) return paths.map(why);
  const before =
    live && candidates.length > 0
      ? await rendered(store, { content: live, remote }, stillIn(live, remote, paths))
      : { html: {}, failures: {} };
  const refused = paths.filter((path) => Object.hasOwn(before.html, path));
  for (const path of paths.filter((each) => !refused.includes(each))) {
    tell(`${why(path)} It is drawn in the browser until ${app} is published again.`);
  }
  const versions = candidates.map((name) => `${name} ${versionIn(content, name)}`).join(', ');
  return refused.map((path) => `${why(path)} With what is live it is drawn, with ${versions} not.`);
}

function stillIn(live: Content, remote: string, paths: readonly string[]): string[] {
  const known = new Set(prerenderedPaths(live, remote));
  return paths.filter((path) => known.has(path));
}

const versionIn = ({ shell, remotes }: Content, app: string) =>
  (app === 'shell' ? shell : remotes[app.slice('remote-'.length)])?.version ?? '';

/** Replaces placeholders by published addresses. Those on the site's own origin get it from the edge. */
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
