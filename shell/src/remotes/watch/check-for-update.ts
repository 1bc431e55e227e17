import {
  type BuildSummary,
  releaseSummary,
  type ReleaseSummary,
} from '@camp/release/document/release-summary';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { noteSettings } from '#remotes/settings/app-values.ts';
import { dispatchUpdate, isReady, readUpdate } from './update-state.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

/** Longest wait for a response, and for the files of a new version, in milliseconds. */
const answerTimeoutMs = 10_000;

/**
 * Fetches the release that this visitor would get now, and records another version once its files
 * respond with the right bytes. Without a response nothing changes until the next check.
 */
export async function checkForUpdate(release: InlinedRelease): Promise<void> {
  const own = releaseSummary(release);
  const live = await fetchLive().catch(() => null);
  if (!live) return;
  noteSettings(live);
  const contentId = contentIdOf(live);
  if (isReady(readUpdate(), contentId)) return;
  if (contentId === contentIdOf(own) || !(await answers(changedBuilds(own, live)))) {
    dispatchUpdate({ type: 'nothing-new' });
    return;
  }
  dispatchUpdate({ type: 'available', contentId });
  if (hasUnsavedWork()) dispatchUpdate({ type: 'delayed' });
}

/** @throws where something else answers, as a hotel's page to log in does */
async function fetchLive(): Promise<ReleaseSummary> {
  const response = await fetch('/release.json', { signal: AbortSignal.timeout(answerTimeoutMs) });
  const live = (await response.json()) as ReleaseSummary | null;
  if (!live?.remotes || typeof live.shell.version !== 'string') throw new TypeError('No release.');
  return live;
}

const buildsOf = ({ shell, remotes }: ReleaseSummary): [string, BuildSummary][] => [
  ['shell', shell],
  ...Object.entries(remotes).map(([name, build]): [string, BuildSummary] => [
    `remote-${name}`,
    build,
  ]),
];

/** Identifies content by its versions, so that a publish without changes for this visitor is no update. */
export function contentIdOf(release: ReleaseSummary): string {
  return buildsOf(release)
    .map(([name, { version }]) => `${name}@${version}`)
    .toSorted()
    .join(' ');
}

export function changedBuilds(own: ReleaseSummary, live: ReleaseSummary): BuildSummary[] {
  const versions = new Map(buildsOf(own).map(([name, { version }]) => [name, version]));
  return buildsOf(live).flatMap(([name, build]) =>
    versions.get(name) === build.version ? [] : [build],
  );
}

/** True if the entry of each build can be fetched with the right bytes, past the cache. */
function answers(builds: readonly BuildSummary[]): Promise<boolean> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
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
