import { hubCards } from '@camp/contracts/site/slots';
import type {
  ExtensionList,
  FileList,
  InlinedRelease,
  InlinedRemote,
} from '@camp/release/document/release-document';
import { isOfLanguage } from '@camp/release/document/language-files';
import { currentLanguage } from '@camp/ui/i18n/language';
import { matchRoutes } from 'react-router';
import { releaseIn } from '#document/release.ts';
import { extensionsPath, frameKey, keptAtHeader } from '#worker/copies.ts';

/** A page that is not rendered ahead: its document has room for any other. */
export const framePath = '/saved';

/** The page of a member that shows what other apps add. */
export const hubPath = '/hub';

/** Header of the frame: the generation that it is of. */
const generationHeader = 'campbc-generation';

/** Files that a page starts with, and the still picture of its film; not films and songs. */
const kindsOfFiles = /\.(?:js|css|json|woff2|svg|txt|webp|avif)$/;

/** Parts of the shell that are for staff and for developers. */
const leftOut = /^(?:staff-bar|dev-override)\b/;

/** Stores a copy of a response, with its size and the time. */
export async function keep(
  cache: Cache,
  key: string,
  { body, headers }: { body: Blob; headers: Record<string, string> },
): Promise<void> {
  const all = { ...headers, 'content-length': `${body.size}`, [keptAtHeader]: nowText() };
  await cache.put(key, new Response(body, { headers: all }));
}

const nowText = () => new Date().toISOString();

const generationOf = (frame: Response | undefined): number =>
  Number(frame?.headers.get(generationHeader) ?? 0);

/** Removes a frame that is older than the release of this tab (docs/decisions/federation.md#0340). */
export async function dropOlderFrame(cache: Cache, seen: number): Promise<void> {
  if (generationOf(await cache.match(frameKey)) < seen) await cache.delete(frameKey);
}

/**
 * Keeps the frame of the live release, with the files of the shell and of these pages. None is replaced by an older one
 * (docs/decisions/federation.md#0340).
 * @throws where something cannot be fetched or kept; the frame is the last of it
 */
export async function keepRelease(cache: Cache, seen: number, paths: string[]): Promise<void> {
  const before = generationOf(await cache.match(frameKey));
  const response = await fetch(framePath, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`${framePath} is ${response.status}.`);
  const html = await response.text();
  const release = releaseIn(
    /<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1],
  );
  if (release.generation < Math.max(before, seen)) return;
  const cards = paths.includes(hubPath) ? await keepExtensions(cache) : [];
  const files = await filesFor(release, paths, cards);
  const boot = /<script src="(\/boot\.[^"]+)" integrity="([^"]+)"/.exec(html);
  if (boot) files.set(boot[1] ?? '', boot[2] ?? '');
  await keepFiles(cache, files);
  await keep(cache, frameKey, {
    /* Its token is for the reports of one visit. */
    body: new Blob([html.replace(/<meta name="campbc-visit"[^>]*>/, '')]),
    headers: {
      ...headersOf(response, documentHeaders),
      [generationHeader]: `${release.generation}`,
    },
  });
}

type Extensions = ExtensionList['extensions'][string];

/** Keeps the list of what extends pages. @returns what extends the hub */
async function keepExtensions(cache: Cache): Promise<Extensions> {
  const response = await fetch(extensionsPath, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${extensionsPath} is ${response.status}.`);
  const body = await response.blob();
  await keep(cache, extensionsPath, { body, headers: headersOf(response, ['content-type']) });
  const { extensions } = JSON.parse(await body.text()) as ExtensionList;
  return extensions[hubCards.name] ?? [];
}

const documentHeaders = [
  'content-type',
  'content-language',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

export const headersOf = ({ headers }: Response, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => pairOf(name, headers.get(name))));

const pairOf = (name: string, value: string | null) => (value === null ? [] : [[name, value]]);

/** Fetches what is not kept yet, each with its hash, and drops what no page needs any more. */
async function keepFiles(cache: Cache, files: Map<string, string>): Promise<void> {
  const addresses = new Map([...files].map(([file, hash]) => [absolute(file), hash]));
  const present = new Set((await cache.keys()).map(({ url }) => url));
  for (const [address, integrity] of addresses) {
    if (present.has(address)) continue;
    const response = await fetch(address, { integrity });
    if (!response.ok) throw new Error(`${address} is ${response.status}.`);
    const headers = headersOf(response, ['content-type', 'access-control-allow-origin']);
    await keep(cache, address, { body: await response.blob(), headers });
  }
  const isOld = (url: string) => /\/(?:r\/|boot\.)|\/remote-|\/shell\//.test(url);
  for (const url of present) if (isOld(url) && !addresses.has(url)) await cache.delete(url);
}

const absolute = (path: string) => new URL(path, document.baseURI).href;

/** Returns the addresses of files that these pages and cards need, with their hashes. */
async function filesFor({ shell, remotes }: InlinedRelease, paths: string[], cards: Extensions) {
  const wanted = Object.entries(shell.files).filter(
    ([path]) => isKept(path) && !leftOut.test(path),
  );
  const files = new Map(wanted.map(([path, hash]) => [shell.url + path, hash]));
  for (const [name, remote] of Object.entries(remotes)) {
    const pages = pagesAt(remotes, remote, paths);
    for (const card of cards) if (card.remote === name) pages.add(card.module);
    if (pages.size === 0) continue;
    const list = await fileListOf(remote);
    for (const [path, hash] of Object.entries(list.files)) {
      if (isKept(path) && !isOfOtherPages(path, list, pages)) files.set(remote.url + path, hash);
    }
  }
  return files;
}

const isKept = (path: string) => kindsOfFiles.test(path) && isOfLanguage(path, currentLanguage());

/** Returns the names of a remote's pages that are at any of the paths. */
function pagesAt(
  remotes: InlinedRelease['remotes'],
  own: InlinedRemote,
  paths: string[],
): Set<string> {
  const routes = Object.values(remotes).flatMap((remote) =>
    remote.routes.map(({ path, page }) => ({ path, handle: { remote, page } })),
  );
  const found = paths.map((path) => matchRoutes(routes, path)?.at(-1)?.route.handle);
  return new Set(found.flatMap((place) => (place?.remote === own ? [place.page] : [])));
}

function isOfOtherPages(path: string, { pageFiles }: FileList, pages: Set<string>): boolean {
  const owners = Object.keys(pageFiles).filter((page) => pageFiles[page]?.includes(path));
  return owners.length > 0 && owners.every((page) => !pages.has(page));
}

/** Returns all files of a remote, its list among them. */
async function fileListOf({ url, files, fileList, pageFiles }: InlinedRemote): Promise<FileList> {
  if (fileList === undefined) return { files, pageFiles };
  const response = await fetch(url + fileList, { integrity: files[fileList] ?? '' });
  const list = (await response.json()) as FileList;
  return { files: { ...list.files, ...files }, pageFiles: list.pageFiles };
}
