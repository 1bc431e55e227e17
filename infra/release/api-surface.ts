import { apiSurface } from '@camp/contracts/client/api-surface';
import type { ComparedApi } from '@camp/release/gate/surface';
import type { TrustedStore } from '@camp/release/maintain/verify';
import { baseOf } from '@camp/release/store/verified-documents';
import { type ApiSurface, apiSurfaceSchema } from '@camp/release/surface/surface';

/** Longest wait for the API, in milliseconds: one that is down must not hold up a publish. */
const answerTimeoutMs = 10_000;

/** Fetches the surface that the API of a site reports; undefined when it does not answer in time. */
export async function readApiSurface(siteUrl: string): Promise<ApiSurface | undefined> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const response = await fetch(new URL(apiSurface.path, siteUrl), { signal });
    return apiSurfaceSchema.parse(await response.json());
  } catch {
    return undefined;
  }
}

interface LiveApi {
  /** API to compare calls with; undefined where nothing is live yet, so that no API is needed. */
  api: ComparedApi | undefined;
  /** The API's current answer, to be kept for when it is silent. */
  said: ApiSurface | undefined;
  /** A line for the publisher where the API was silent. */
  note: string;
}

/** Returns what is known of the live API (docs/decisions/releases.md#0074). */
export async function liveApi({ store, keys }: TrustedStore, siteUrl: string): Promise<LiveApi> {
  const said = await readApiSurface(siteUrl);
  if (said) return { api: said, said, note: '' };
  const kept = await store.readApiSurface();
  const isFirst = kept === null && (await baseOf(store, keys)) === null;
  const api = kept ?? (isFirst ? undefined : 'unknown');
  return { api, said, note: `${silent(siteUrl)}, so ${kept ? comparedBefore : notCompared}.` };
}

const silent = (siteUrl: string) =>
  `The API behind ${siteUrl} did not say what it answers (PUBLIC_URL names the site)`;
const comparedBefore = 'calls to it were compared with what it said at an earlier publish';
const notCompared = 'calls to it were not compared';
