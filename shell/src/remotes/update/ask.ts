import {
  announced,
  type AnnouncedBuild,
  type AnnouncedRelease,
  announcedReleaseSchema,
} from '@camp/release/document/release-summary';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { isReady } from './update-state.ts';
import { readUpdate, tellUpdate } from './update-store.ts';
import { wouldLose } from './would-lose.ts';

/** Longest wait for an answer, and for the files of a new version, in milliseconds. */
const answerWithinMs = 10_000;

/**
 * Asks what this visitor would be given now, and takes note of another version once its files really
 * answer and are right. No answer changes nothing: it is asked again.
 */
export async function askForUpdate(release: InlinedRelease): Promise<void> {
  const own = announced(release);
  const live = await fetchLive().catch(() => null);
  if (!live) return;
  const contentId = contentIdOf(live);
  if (isReady(readUpdate(), contentId)) return;
  if (contentId === contentIdOf(own) || !(await answers(changedBuilds(own, live)))) {
    tellUpdate({ type: 'nothing-to-take' });
    return;
  }
  tellUpdate({ type: 'answers', contentId });
  if (wouldLose()) tellUpdate({ type: 'waits' });
}

async function fetchLive(): Promise<AnnouncedRelease> {
  const response = await fetch('/release.json', { signal: AbortSignal.timeout(answerWithinMs) });
  return announcedReleaseSchema.parse(await response.json());
}

const buildsOf = ({ shell, remotes }: AnnouncedRelease): [string, AnnouncedBuild][] => [
  ['shell', shell],
  ...Object.entries(remotes).map(([name, build]): [string, AnnouncedBuild] => [
    `remote-${name}`,
    build,
  ]),
];

/** Names content by its versions: a publish that changes nothing for this visitor changes nothing. */
export function contentIdOf(release: AnnouncedRelease): string {
  return buildsOf(release)
    .map(([name, { version }]) => `${name}@${version}`)
    .toSorted()
    .join(' ');
}

export function changedBuilds(own: AnnouncedRelease, live: AnnouncedRelease): AnnouncedBuild[] {
  const versions = new Map(buildsOf(own).map(([name, { version }]) => [name, version]));
  return buildsOf(live).flatMap(([name, build]) =>
    versions.get(name) === build.version ? [] : [build],
  );
}

/** Whether the first file of each build can be had, with the bytes it must have; never a kept copy. */
function answers(builds: readonly AnnouncedBuild[]): Promise<boolean> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const entries = builds.map(async ({ url, entry, integrity = '' }) => {
    const response = await fetch(url + entry, { integrity, cache: 'reload', signal });
    await response.arrayBuffer();
    return response.ok;
  });
  return Promise.all(entries).then(
    (found) => found.every(Boolean),
    () => false,
  );
}
