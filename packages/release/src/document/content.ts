import { type Candidate, remoteNameOf } from './candidate.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Canary, Content, ReleaseDocument } from './release-document.ts';
import { ReleaseError } from '#release-error.ts';

/** What a document says is given to whom, before its pages are rendered. */
export type ReleaseContent = Content & { canary?: Canary | undefined };

/** What is published, and how. */
export interface Publication {
  candidates: readonly Candidate[];
  /** Address that published files are served under, ending in a slash. */
  filesUrl: string;
  by: string;
  /** Gives them to this share of visitors only, in percent, beside what is live. */
  canary?: number | undefined;
}

/**
 * What would be live after a publication. A canary that runs goes on, unless another one takes its place.
 * @throws {@link ReleaseError} INCOMPLETE_RELEASE, or NOTHING_LIVE for a canary.
 */
export function composed(live: ReleaseDocument | null, publication: Publication): ReleaseContent {
  if (publication.canary !== undefined) return withCanary(live, publication, publication.canary);
  const stable = merged(live, publication);
  return live?.canary ? { ...stable, canary: rebased(live.canary, stable) } : stable;
}

function withCanary(live: ReleaseDocument | null, publication: Publication, percentage: number) {
  if (!live) throw new ReleaseError('NOTHING_LIVE', 'A canary needs something that is live.');
  const parts = publication.candidates.map(({ name }) => name);
  const since = new Date().toISOString();
  const content = merged(live, publication);
  return {
    ...contentOf(live),
    canary: { ...content, by: publication.by, percentage, parts, since },
  };
}

/** The canary goes on with what is live now, and its own parts. */
function rebased({ parts, pages: _old, ...canary }: Canary, stable: Content): Canary {
  const remotes = { ...stable.remotes };
  for (const [name, remote] of Object.entries(canary.remotes)) {
    if (parts.includes(`remote-${name}`)) remotes[name] = remote;
  }
  const shell = parts.includes('shell') ? canary.shell : stable.shell;
  return { ...canary, parts, shell, remotes };
}

function merged(live: Content | null, { candidates, filesUrl }: Publication): Content {
  let shell = live?.shell;
  const remotes = { ...live?.remotes };
  for (const candidate of candidates) {
    const { folder: _folder, ...release } = candidate;
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

/** The content alone, without who made it live and when. */
export const contentOf = ({ shell, remotes, pages }: Content): Content => ({
  shell,
  remotes,
  pages,
});

/** Its builds by the name of their app, the shell first. */
export function appsOf({ shell, remotes }: Content) {
  return [
    { name: 'shell', release: shell },
    ...Object.entries(remotes).map(([name, release]) => ({ name: `remote-${name}`, release })),
  ];
}

/** Whether everybody would be given the same builds. */
export function isSame(live: ReleaseContent, next: ReleaseContent): boolean {
  const parts = ({ shell, remotes, canary }: ReleaseContent) => ({
    shell,
    remotes,
    canary: canary && {
      shell: canary.shell,
      remotes: canary.remotes,
      percentage: canary.percentage,
    },
  });
  return canonicalJson(parts(live)) === canonicalJson(parts(next));
}
