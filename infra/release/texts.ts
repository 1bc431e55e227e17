import { joinedNames } from '@camp/contracts/site/channel';
import { movedBases } from '@camp/release/document/canaries';
import { channelsOf } from '@camp/release/document/channels';
import { appsOf, type Builds } from '@camp/release/document/content';
import { type AppDifference, type Changes, differenceOf } from '@camp/release/maintain/difference';
import type {
  Canary,
  ReleaseContent,
  ReleaseDocument,
} from '@camp/release/document/release-document';
import {
  changesBetween,
  type PastRelease,
  type ReleaseChanges,
} from '@camp/release/maintain/history';
import type { PruneResult } from '@camp/release/maintain/prune';

/** Generation 7: shell 1.3.0-ab, remote-public 1.0.0-cd (canary for 10 %: remote-public 1.1.0-ef) */
export function summaryOf(document: ReleaseDocument): string {
  const canaries = document.canaries?.map(canaryText).join(', ');
  const also = canaries ? ` (${canaries})` : '';
  const unseen = document.smoke?.browser === null ? ', not started in a browser' : '';
  const kept = document.kept ? ', kept' : '';
  const offline = document.offline === 'off' ? ', offline off' : '';
  return `Generation ${document.generation}: ${versionsText(document)}${also}${unseen}${kept}${offline}`;
}

const versionsText = (builds: Builds) =>
  appsOf(builds)
    .map(({ name, release }) => `${name} ${release.version}`)
    .join(', ');

const canaryText = (canary: Canary) => `canary for ${canary.percentage} %: ${versionsText(canary)}`;

/** A line for each generation: which, when, by which publisher, whether it is live, and what it changed. */
export function historyText(history: readonly PastRelease[]): string {
  if (history.length === 0) return 'Nothing has been published.';
  return history
    .map(({ document, isLive, changes }) => {
      const { generation, createdAt, by, smoke, kept } = document;
      const [sign, live] = isLive ? ['* ', 'live: '] : ['  ', ''];
      const unseen = smoke?.browser === null ? ' (not started in a browser)' : '';
      const stays = kept ? ' (kept)' : '';
      const offline = document.offline === 'off' ? ' (offline off)' : '';
      return `${sign}${generation}  ${createdAt}  ${by}  ${live}${changesText(changes)}${unseen}${stays}${offline}`;
    })
    .join('\n');
}

function changesText({ apps, begun, resized, ended }: ReleaseChanges): string {
  const parts = [
    ...apps.map(({ app, from, to }) => `${app} ${from ?? 'new'} → ${to ?? 'gone'}`),
    ...begun.map((canary) => `${canaryText(canary)} began`),
    ...resized.map(canaryText),
    ...ended.map(({ name }) => `canary of ${name} ended`),
  ];
  return parts.join(', ') || 'nothing changed';
}

/** Warns of canaries that newer releases of their own apps have overtaken; empty without any. */
function outdatedText(document: ReleaseDocument): string {
  return (document.canaries ?? [])
    .filter((canary) => movedBases(document, canary).length > 0)
    .map(
      ({ name }) =>
        `The canary of ${name} goes on. It is based on an older release: publish it again before it is promoted.`,
    )
    .join('\n');
}

interface Publication {
  names: readonly string[];
  /** Share of the visitors that get it, in percent; all of them where it is missing. */
  canary?: number | undefined;
}

/** Describes what a publication changed, and for which visitors. */
export function publishedText(
  published: Publication,
  before: ReleaseDocument | null,
  live: ReleaseDocument,
): string {
  const changes = differenceText(ownDifference(published, before, live));
  const others = [replacedText(published, before), outdatedText(live)];
  return [`${summaryOf(live)}.`, changes, ...others].filter(Boolean).join('\n');
}

/** Names the canary of the same apps that a new one replaces; empty without any. */
function replacedText({ names, canary }: Publication, before: ReleaseDocument | null): string {
  const own = before?.canaries?.find(({ name }) => name === joinedNames(names));
  if (canary === undefined || !own) return '';
  return `It takes the place of the canary for ${own.percentage} % that ${own.by} began at ${own.since}.`;
}

/** Describes what a switch changed for visitors: builds of apps, and canaries that began, ended or grew. */
export const switchText = (before: ReleaseContent | null, live: ReleaseContent) =>
  `Changed: ${changesText(changesBetween(before ?? undefined, live))}.`;

/** Compares a publication's apps with what was live, even if others publish at the same time. */
export function ownDifference(
  { names, canary }: Publication,
  before: ReleaseContent | null,
  next: ReleaseContent,
): AppDifference[] {
  const own = canary !== undefined && joinedNames(names);
  const given = channelsOf(next).find(({ name }) => name === own)?.content ?? next;
  return differenceOf(before, given).filter(({ app }) => names.includes(app));
}

/** One line for each app, and one for each kind of change. */
export function differenceText(apps: readonly AppDifference[]): string {
  if (apps.length === 0) return 'Nothing changes.';
  return apps
    .flatMap(({ app, from, to, source, bytes, files, routes, links, shared }) => [
      `${app}: ${from ?? 'new'} → ${to ?? 'gone'}${bytesText(bytes)}${sourceText(source)}`,
      ...changeLines('files', files),
      ...changeLines('routes', routes),
      ...changeLines('links', links),
      ...changeLines('shared', shared),
    ])
    .join('\n');
}

/** Empty where the commit is not known. */
function sourceText(source: AppDifference['source']): string {
  if (!source) return '';
  return `, of commit ${source.commit.slice(0, 10)}${source.isDirty ? ' and changes beside it' : ''}`;
}

/** Empty where no build says its size. */
function bytesText({ from, to }: AppDifference['bytes']): string {
  const known = [from, to].filter((bytes) => bytes !== null);
  const sizes = known.map((bytes) => `${(bytes / 1_000).toFixed(1)} kB`).join(' → ');
  return sizes && `, ${sizes}`;
}

const signs = { added: '+', removed: '−', changed: '~' } as const;

const changeLines = (what: string, changes: Changes) =>
  (['added', 'removed', 'changed'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => `  ${signs[kind]} ${what}: ${changes[kind].join(', ')}`);

export function prunedText(pruned: PruneResult, isDryRun: boolean): string {
  const { generations, versions, others } = pruned;
  if (generations.length + versions.length + others.length === 0)
    return 'There is nothing to prune.';
  return [
    isDryRun ? 'Would go:' : 'Gone:',
    `  generations: ${generations.join(', ') || 'none'}`,
    `  versions: ${versions.join(', ') || 'none'}`,
    `  pages and leftovers: ${others.length}`,
  ].join('\n');
}
