import { goingOn } from '#document/canaries.ts';
import { type Builds, buildsOf, contentOf, overlaid, versionsOf } from '#document/content.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { refusalsOf, requireNone } from '#gate/gate.ts';
import { surfacesOf } from '#gate/surface.ts';
import { requirePublishedFiles } from '#maintain/verify.ts';
import { ReleaseError } from '#release-error.ts';
import { documentOf } from '#store/verified-documents.ts';
import {
  type ChangeRequest,
  nextGeneration,
  type Publisher,
  requireExpected,
} from './next-generation.ts';

/**
 * Makes the content of an earlier generation live again, as a new generation; every canary ends with it.
 * @throws {@link ReleaseError} NO_SUCH_GENERATION, HASH_MISMATCH when its files are not whole, or
 * GENERATION_MOVED.
 */
export async function rollback(
  publisher: Publisher,
  request: ChangeRequest & { generation: number },
) {
  const { generation, by, expected } = request;
  await requireExpected(publisher, expected);
  const earlier = await documentOf(publisher.store, generation, publisher.keys);
  if (!earlier) {
    throw new ReleaseError('NO_SUCH_GENERATION', `There is no verified generation ${generation}.`);
  }
  await requirePublishedFiles(publisher.store, contentOf(earlier));
  return nextGeneration(publisher, {
    by,
    expected,
    earlier: [earlier],
    change: () => contentOf(earlier),
  });
}

interface EarlierApp {
  /** `shell`, `remote-account` */
  app: string;
  /** Of those that were live; by default the one before the present one. */
  version?: string | undefined;
}

/** Gives everyone an earlier build of one app, as {@link rollbackApps} does. */
export function rollbackApp(
  publisher: Publisher,
  { app, version, ...request }: ChangeRequest & EarlierApp,
): Promise<ReleaseDocument> {
  return rollbackApps(publisher, { ...request, apps: [{ app, version }] });
}

interface Rollback extends ChangeRequest {
  apps: readonly EarlierApp[];
  /** Apps that did not exist earlier. */
  without?: readonly string[];
}

/**
 * Gives everyone earlier builds of some apps. The other apps stay as they are. Canaries with these apps end,
 * the others go on.
 * @throws {@link ReleaseError} NO_SUCH_VERSION; HASH_MISMATCH when its files are not whole; REFUSED where
 * the other apps do not go with it; GENERATION_MOVED.
 */
export async function rollbackApps(
  publisher: Publisher,
  { apps, without = [], ...request }: Rollback,
): Promise<ReleaseDocument> {
  const live = await requireExpected(publisher, request.expected);
  if (!live) throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');
  const earlier = await Promise.all(apps.map((each) => earlierBuild(publisher, live, each)));
  for (const { build } of earlier) await requirePublishedFiles(publisher.store, build);
  return nextGeneration(publisher, {
    ...request,
    earlier: earlier.map(({ document }) => document),
    async change(current) {
      const now = current ?? live;
      const names = new Set([...apps.map(({ app }) => app), ...without]);
      const { shell, remotes } = overlaid(now, ...earlier.map(({ build }) => build));
      const kept = Object.entries(remotes).filter(([name]) => !without.includes(`remote-${name}`));
      const stable = { shell, remotes: Object.fromEntries(kept) };
      const others = now.canaries?.filter((canary) => !canary.apps.some((app) => names.has(app)));
      /* A canary of another app stops no rollback: it is watched, and ends by itself. */
      const [before, next] = [contentOf(now), stable];
      const surfaces = await surfacesOf(publisher.store, [], [before, next]);
      requireNone(refusalsOf({ candidates: [], live: before, next, surfaces, allow: ['access'] }));
      return { ...stable, ...goingOn(others, stable) };
    },
  });
}

/** Returns the newest earlier generation in which everyone had the wanted build of an app. */
async function earlierBuild(
  { store, keys }: Publisher,
  live: ReleaseDocument,
  { app, version }: EarlierApp,
): Promise<{ document: ReleaseDocument; build: Builds }> {
  const present = versionsOf(live).get(app);
  const isWanted = (found: string) =>
    version === undefined ? found !== present : found === version;
  const seen = new Set<string>();
  for (const generation of await store.generations()) {
    if (generation > live.generation) continue;
    const document = await documentOf(store, generation, keys);
    const found = document ? versionsOf(document).get(app) : undefined;
    if (!document || found === undefined) continue;
    if (isWanted(found)) return { document, build: buildsOf(document, [app]) };
    seen.add(found);
  }
  throw noSuchVersion({ app, version, seen });
}

function noSuchVersion({
  app,
  version,
  seen,
}: {
  app: string;
  version: string | undefined;
  seen: Set<string>;
}) {
  const versions = [...seen].join(', ');
  const message =
    version === undefined
      ? `No other version of ${app} was live, as far as generations are kept${versions && `: only ${versions}`}.`
      : `${app} ${version} was never live, or its generations were pruned. Kept are: ${versions || 'none'}.`;
  return new ReleaseError('NO_SUCH_VERSION', message);
}
