import type { me } from '@camp/contracts/account/session';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { expectedUserHeader } from '@camp/contracts/client/expected-user';
import type { DescribedCall } from '@camp/contracts/operations/operations';
import type { readSavedPlaces } from '@camp/contracts/places/saved-places';
import type { OfflineState } from '@camp/ui/layout/offline-state';
import { keptAtHeader, siteCache, summaryKey } from '#worker/copies.ts';
import { headersOf, keep } from './keep-release.ts';

/** Paths of the calls that are kept. What the API answers is kept as it is, so no schema is loaded for it. */
export const kept = {
  me: '/api/auth/me',
  alerts: '/api/places/alerts',
  saved: '/api/places/saved',
  list: '/api/places/lists/:list',
  closureMails: '/api/places/closure-mails',
  place: '/api/places/campgrounds/:slug',
} as const satisfies Record<string, PathOf<DescribedCall>>;

type PathOf<Call> = Call extends `GET ${infer Path}` ? Path : never;

/** Calls under way at once. */
const callsAtOnce = 4;

/** A person's summary; kept, so that it can be shown without a network. */
type Summary = Extract<OfflineState, { status: 'saved' }>;

/** Thrown where the API answered, and not as it should. */
class NotKept extends Error {}

interface KeepOptions {
  cache: Cache;
  /** Id of the person who is signed in; null for a call that is the same for everyone. */
  person: number | null;
}

/** Keeps the answer of a call. @returns its data */
export async function keepCall(path: string, { cache, person }: KeepOptions): Promise<unknown> {
  const headers = {
    accept: 'application/json',
    ...(person !== null && { [expectedUserHeader]: `${person}` }),
  };
  const response = await fetch(path, { cache: 'no-store', headers });
  if (!response.ok) throw new NotKept(`${path} is ${response.status}.`);
  const body = await response.blob();
  await keep(cache, path, { body, headers: headersOf(response, ['content-type']) });
  return JSON.parse(await body.text());
}

interface PersonOptions extends KeepOptions {
  onProgress: (done: number, total: number) => void;
}

/** Keeps the lists of a person and each saved place, and drops places that are saved no more. */
export async function keepPerson({ onProgress, ...options }: PersonOptions): Promise<Summary> {
  const { cache } = options;
  await keepCall(kept.me, options);
  await keepCall(kept.closureMails, options);
  const overview = await keepCall(kept.saved, options);
  const { lists, saved } = overview as CallResult<typeof readSavedPlaces>;
  for (const list of ['own', ...lists.map(({ id }) => id)]) {
    await keepCall(kept.list.replace(':list', `${list}`), options);
  }
  const places = saved.map(({ slug }) => placePath(slug));
  const count = await keepPlaces(places, { ...options, onProgress });
  const base = new URL(placePath(''), document.baseURI).href;
  const current = new Set(places.map((path) => new URL(path, document.baseURI).href));
  for (const { url } of await cache.keys())
    if (url.startsWith(base) && !current.has(url)) await cache.delete(url);
  return keepSummary(cache, count);
}

const placePath = (slug: string) => kept.place.replace(':slug', slug);

/** @returns the number of places that are kept: one that is not shown any more has no page. */
async function keepPlaces(paths: string[], { onProgress, ...options }: PersonOptions) {
  const rest = [...paths];
  let done = 0;
  let count = 0;
  const keepOneByOne = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const isKept = await keepCall(path, options).then(
        () => true,
        (error: unknown) => {
          if (error instanceof NotKept) return false;
          throw error;
        },
      );
      if (isKept) count += 1;
      done += 1;
      onProgress(done, paths.length);
    }
  };
  onProgress(done, paths.length);
  await Promise.all(Array.from({ length: callsAtOnce }, keepOneByOne));
  return count;
}

async function keepSummary(cache: Cache, places: number): Promise<Summary> {
  const caches = [cache, await globalThis.caches.open(siteCache)];
  const copies = (await Promise.all(caches.map((each) => each.matchAll()))).flat();
  const bytes = copies.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0);
  const summary: Summary = { status: 'saved', places, bytes, at: new Date().toISOString() };
  await keep(cache, summaryKey, { body: new Blob([JSON.stringify(summary)]), headers: {} });
  return summary;
}

/** The summary of the last time; null if there is none. */
export async function keptSummary(cache: Cache): Promise<Summary | null> {
  const copy = await cache.match(summaryKey);
  return copy ? ((await copy.json()) as Summary) : null;
}

/** Id of the person whose answers are kept; null where none are. */
export async function keptPerson(cache: Cache): Promise<number | null> {
  const copy = await cache.match(kept.me);
  if (!copy?.headers.has(keptAtHeader)) return null;
  return ((await copy.json()) as CallResult<typeof me>).user.id;
}

/** Number of places that are kept. */
export async function countPlaces(cache: Cache): Promise<number> {
  const base = new URL(placePath(''), document.baseURI).href;
  return (await cache.keys()).filter(({ url }) => url.startsWith(base)).length;
}
