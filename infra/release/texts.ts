import { appsOf } from '@camp/release/document/content';
import type { Changes, AppDifference } from '@camp/release/maintain/difference';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import type { Pruned } from '@camp/release/maintain/prune';

/** Generation 7: shell 1.3.0-ab, remote-public 1.0.0-cd (canary for 10 %: remote-public 1.1.0-ef) */
export function summaryOf(document: ReleaseDocument): string {
  const { canary } = document;
  const versions = (content: Parameters<typeof appsOf>[0], isTold = (_name: string) => true) =>
    appsOf(content)
      .filter(({ name }) => isTold(name))
      .map(({ name, release }) => `${name} ${release.version}`)
      .join(', ');
  const also = canary
    ? ` (canary for ${canary.percentage} %: ${versions(canary, (name) => canary.parts.includes(name))})`
    : '';
  return `Generation ${document.generation}: ${versions(document)}${also}`;
}

/** One line for each app, and one for each kind of change. */
export function differenceText(apps: readonly AppDifference[]): string {
  if (apps.length === 0) return 'Nothing changes.';
  return apps
    .flatMap(({ app, from, to, bytes, files, routes, shared }) => [
      `${app}: ${from ?? 'new'} → ${to ?? 'gone'}${bytesText(bytes)}`,
      ...changeLines('files', files),
      ...changeLines('routes', routes),
      ...changeLines('shared', shared),
    ])
    .join('\n');
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

export function prunedText(pruned: Pruned, isDryRun: boolean): string {
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
