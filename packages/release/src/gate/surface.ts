import { channelsOf } from '#document/channels.ts';
import { appsOf } from '#document/content.ts';
import type { Candidate } from '#document/candidate.ts';
import type { Content, ReleaseContent } from '#document/release-document.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { misfitOf, type Shape } from '#surface/shape.ts';
import type { ApiSurface, Surface } from '#surface/surface.ts';
import type { Inspection } from './inspect.ts';
import type { Refusal } from './refusal.ts';

/** The surface of each build, by app and version; none if a build was made without one. */
export type Surfaces = ReadonlyMap<string, Surface>;

export const surfaceKey = (app: string, { version }: { version: string }) => `${app} ${version}`;

/** Collects the surfaces of candidates, and of what is published already. */
export async function surfacesOf(
  store: ReleaseStore,
  candidates: readonly Candidate[],
  releases: readonly (ReleaseContent | null)[],
): Promise<Surfaces> {
  const surfaces = new Map<string, Surface>();
  for (const candidate of candidates) {
    const { name, surface } = candidate;
    if (surface) surfaces.set(surfaceKey(name, candidate), surface);
  }
  const channels = releases.flatMap((release) => (release ? channelsOf(release) : []));
  for (const { name, release } of channels.flatMap(({ content }) => appsOf(content))) {
    const build = { name, version: release.version };
    if (surfaces.has(surfaceKey(name, build))) continue;
    const surface = await store.publishedSurface(build);
    if (surface) surfaces.set(surfaceKey(name, build), surface);
  }
  return surfaces;
}

/**
 * Refuses a shell and remotes that do not fit: a remote that uses of the facade, or of the shell's tokens,
 * what this shell lacks or has changed.
 */
export function* surfaceRefusals(content: Content, surfaces: Surfaces): Generator<Refusal> {
  const offered = surfaces.get(surfaceKey('shell', content.shell));
  if (!offered) return;
  for (const { name, release } of appsOf(content)) {
    const used = name === 'shell' ? undefined : surfaces.get(surfaceKey(name, release));
    if (!used) continue;
    for (const [part, shape] of Object.entries(used.facade)) {
      yield* partRefusals({ name, part, used: shape, offered: offered.facade[part] });
    }
    const missing = used.tokens.filter((token) => !offered.tokens.includes(token));
    if (missing.length > 0) {
      const message = `${name} reads ${missing.join(', ')}, which the shell’s styles do not define. Publish both together, or keep the old token beside the new one.`;
      yield { code: 'TOKEN_MISSING', message };
    }
  }
}

interface Part {
  name: string;
  part: string;
  used: Shape;
  offered: Shape | undefined;
}

function* partRefusals({ name, part, used, offered }: Part): Generator<Refusal> {
  if (offered === undefined) {
    const message = `${name} uses ${part} of @camp/shell-api, which the shell does not export. Publish both together, or keep ${part} until no live remote uses it.`;
    return yield { code: 'EXPORT_MISSING', message };
  }
  const misfit = misfitOf(offered, used, { isInput: false, at: part });
  if (!misfit) return;
  const message = `${name} was built for another ${part} of @camp/shell-api than the shell has: ${misfit}. Publish both together, or keep the old form beside the new one.`;
  yield { code: 'EXPORT_CHANGED', message };
}

/** The surface of the live API, as it reports it now or has before; `unknown` if it never has. */
export type ComparedApi = ApiSurface | 'unknown';

/** Refuses a build that calls the live API in a way that it does not answer, or if its answers are unknown. */
export function* endpointRefusals(
  { candidate }: Inspection,
  api: ComparedApi | undefined,
): Generator<Refusal> {
  if (!api || !candidate.surface) return;
  const { name, surface } = candidate;
  if (api === 'unknown') {
    if (Object.keys(surface.endpoints).length === 0) return;
    const message = `${name} calls the API, and the live one has never said what it answers. Set PUBLIC_URL to the address of the site, and start its API, or publish with --allow endpoints.`;
    yield { code: 'API_UNKNOWN', message };
    return;
  }
  for (const { endpoint, misfit } of unanswered(surface, api)) {
    if (misfit === null) {
      const message = `${name} calls ${endpoint}, which the live API does not have. Start the API that has it first.`;
      yield { code: 'ENDPOINT_MISSING', message };
      continue;
    }
    const message = `${name} was built for another ${endpoint} than the live API has: ${misfit}. Build it with the contract of the live API, or start the API that fits first.`;
    yield { code: 'ENDPOINT_CHANGED', message };
  }
}

/** Yields a build's calls that an API does not answer as needed. `misfit` is null if the API lacks the call. */
function* unanswered({ endpoints }: Surface, api: ApiSurface) {
  for (const [endpoint, used] of Object.entries(endpoints)) {
    const offered = api.endpoints[endpoint];
    const misfit = offered && misfitOf(offered, used, { isInput: false, at: endpoint });
    if (offered === undefined) yield { endpoint, misfit: null };
    else if (misfit) yield { endpoint, misfit };
  }
}

/** Returns live builds' calls, canaries' too, that an API does not answer: `remote-account 1.4.0: GET /api/devices`. */
export async function unansweredCalls(
  store: ReleaseStore,
  live: ReleaseContent,
  api: ApiSurface,
): Promise<string[]> {
  const surfaces = [...(await surfacesOf(store, [], [live]))];
  return surfaces.flatMap(([build, surface]) =>
    [...unanswered(surface, api)].map(({ endpoint }) => `${build}: ${endpoint}`),
  );
}
