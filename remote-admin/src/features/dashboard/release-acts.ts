import type { AuditEntry } from '@camp/contracts/staff/audit';
import type { Generation } from '@camp/contracts/staff/releases';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { namesIn, useAppName } from '#features/releases/app-names.ts';
import { lanesOf } from '#features/releases/lanes/app-lanes.ts';
import { messages } from './messages.ts';

type Kind = keyof (typeof messages)['en']['acts'];

/** A change of what is live: of which apps, and to which version if it is of one app. */
export interface ReleaseAct {
  kind: Kind;
  apps: readonly string[];
  version?: string | undefined;
}

/** True unless another entry tells of the same generation, which names what was done. */
export function isOwnAct({ action, details }: AuditEntry, entries: readonly AuditEntry[]): boolean {
  if (action !== 'release.published') return true;
  return !entries.some((other) => other.details['now'] === details['generation']);
}

const kindOfAction: Readonly<Record<string, Kind>> = {
  'release.canary_end': 'canaryEnded',
  'release.canary_ended': 'canaryEndedItself',
  'release.promote': 'promoted',
  'release.rollback_app': 'rolledBack',
  'release.taken_back': 'takenBack',
};

/** Returns the act of an entry; null if it is none, or of a generation that is not among these. */
export function releaseActOf(
  { action, details }: AuditEntry,
  generations: readonly Generation[],
): ReleaseAct | null {
  if (action === 'release.published')
    return publishedIn(Number(details['generation']), generations);
  const kind = kindOfAction[action];
  const { app, canary, apps, version } = details;
  const named = [app, canary].find((name) => typeof name === 'string')?.split('+');
  const all = Array.isArray(apps) ? apps.filter((name) => typeof name === 'string') : named;
  if (!kind || !all) return null;
  return { kind, apps: all, version: typeof version === 'string' ? version : undefined };
}

/** Returns what a generation brought: builds, or the change of a canary; null where the one before it is not known. */
function publishedIn(number: number, generations: readonly Generation[]): ReleaseAct | null {
  const generation = generations.find((each) => each.generation === number);
  const hasBefore = generations.some((each) => each.generation < number);
  if (!generation || (number > 1 && !hasBefore)) return null;
  const { created_at: at, canary_changes: changes } = generation;
  const brought = lanesOf(generations).flatMap(({ app, steps }) =>
    steps
      .filter((step) => step.at === at && step.kind !== 'canary')
      .map(({ kind, version }) => ({ app, kind, version })),
  );
  const [first] = brought;
  const apps = brought.map(({ app }) => app);
  if (first) return { kind: kindOfStep(first.kind), apps, version: first.version };
  const [canary] = changes;
  if (!canary) return null;
  const build = generation.canaries.find(({ name }) => name === canary.name)?.builds[0];
  const kind = canaryKinds[canary.change];
  return { kind, apps: canary.name.split('+'), version: build?.version };
}

const canaryKinds = {
  begun: 'canaryBegun',
  changed: 'canaryChanged',
  ended: 'canaryEnded',
} as const;

function kindOfStep(kind: string): Kind {
  if (kind === 'promoted') return 'promoted';
  return kind === 'back' ? 'rolledBack' : 'published';
}

/** Apps that one line has room for. */
const maxNamed = 2;

/** Returns a function that says an act in a few words: 'Rolled Public back to 1.0.0-5059'. */
export function useReleaseActText(): (act: ReleaseAct) => string {
  const { acts, apps: countOf } = useMessages(messages);
  const nameOf = useAppName();

  return ({ kind, apps, version }) => {
    const names =
      apps.length > maxNamed ? countOf({ count: apps.length }) : namesIn(apps.join('+'), nameOf);
    const shown = apps.length === 1 ? (version ?? 'none') : 'none';
    return acts[kind]({ apps: names, version: shown });
  };
}
