import { joinedNames } from '@camp/contracts/site/channel';
import { type Candidate, remoteNameOf } from './candidate.ts';
import { goingOn, withCanary } from './canaries.ts';
import type {
  Canary,
  Content,
  ReleaseContent,
  ReleaseDocument,
  Source,
} from './release-document.ts';
import { buildsOf, contentOf, versionsOf } from './content.ts';
import { ReleaseError } from '#release-error.ts';

/** Builds to publish, and how. */
export interface Publication {
  candidates: readonly Candidate[];
  /** Address that published files are served under, ending in a slash. */
  filesUrl: string;
  by: string;
  /** The sources that they were built from, by app. */
  sources?: Readonly<Record<string, Source>> | undefined;
  /** Gives them to this share of visitors only, in percent, next to what is live. */
  canary?: number | undefined;
}

/**
 * Returns what would be live after a publication. Every canary goes on, except one of the very same apps,
 * which a new one replaces.
 * @throws {@link ReleaseError} INCOMPLETE_RELEASE; for a canary NOTHING_LIVE, APP_IN_CANARY or
 * TOO_MANY_CANARIES.
 */
export function composed(live: ReleaseDocument | null, publication: Publication): ReleaseContent {
  if (publication.canary === undefined) {
    const stable = merged(live, publication);
    return { ...stable, ...goingOn(live?.canaries, stable) };
  }
  if (!live) throw new ReleaseError('NOTHING_LIVE', 'A canary needs something that is live.');
  const canary = newCanary(live, publication, publication.canary);
  return { ...contentOf(live), ...goingOn(withCanary(live, canary), live) };
}

function newCanary(live: ReleaseDocument, publication: Publication, percentage: number): Canary {
  const apps = publication.candidates.map(({ name }) => name).toSorted();
  const versions = versionsOf(live);
  const bases = apps.flatMap((app) => {
    const version = versions.get(app);
    return version === undefined ? [] : [[app, version] as const];
  });
  return {
    name: joinedNames(apps),
    apps,
    ...buildsOf(merged(live, publication), apps),
    percentage,
    since: new Date().toISOString(),
    by: publication.by,
    bases: Object.fromEntries(bases),
  };
}

function merged(
  live: Content | null,
  { candidates, filesUrl, sources = {} }: Publication,
): Content {
  let shell = live?.shell;
  const remotes = { ...live?.remotes };
  for (const candidate of candidates) {
    /* A surface stays in the store, next to the files: pages do not need it. */
    const { folder: _folder, surface: _surface, ...built } = candidate;
    const source = sources[built.name];
    const release = { ...built, ...(source && { source }) };
    const url = `${filesUrl}${release.name}/${release.version}/`;
    const remote = remoteNameOf(candidate);
    if (release.name === 'shell') shell = without(release, url);
    else if (remote) remotes[remote] = without(release, url);
  }
  if (!shell) {
    throw new ReleaseError('INCOMPLETE_RELEASE', 'The first publish must bring the shell.');
  }
  return { shell, remotes };
}

/** A candidate as the document holds it: its name is the key there, its address is known. */
function without<C extends { name: string }>(
  candidate: C,
  url: string,
): Omit<C, 'name'> & { url: string } {
  const { name: _name, ...release } = candidate;
  return { ...release, url };
}
