import type { Figures } from './figures.ts';

/** The page of each task that is counted, the most serious first. */
const pages = {
  chain: '/admin/audit',
  checks: '/admin/health',
  mails: '/admin/email?state=dead',
  locked: '/admin/users?locked=1',
  changes: '/admin/users',
} as const;

type TaskKind = keyof typeof pages;

/** A task for staff, and the page to do it on. */
export type ToDo =
  | { kind: 'failing'; release: Failing; to: string }
  | { kind: 'canary'; canary: Running; to: string }
  | { kind: TaskKind; count: number; to: string };

export type Failing = NonNullable<NonNullable<Figures['release']>['failing']>[number];

/** A canary that does not fail. */
export type Running = NonNullable<NonNullable<Figures['release']>['canaries']>[number];

/** Lists the tasks, most serious first; empty on a quiet day. */
export function toDosOf(figures: Figures): ToDo[] {
  const { checks, mails, audit, people } = figures;
  const counts: Record<TaskKind, number | null | undefined> = {
    chain: audit?.broken_entry,
    checks: checks?.failing.length,
    mails: mails?.given_up,
    locked: people?.locked,
    changes: people?.waiting_changes,
  };
  return [
    ...failingIn(figures).map((release): ToDo => ({
      kind: 'failing',
      release,
      to: '/admin/releases',
    })),
    ...canariesIn(figures).map((canary): ToDo => ({
      kind: 'canary',
      canary,
      to: '/admin/releases',
    })),
    ...(Object.keys(pages) as TaskKind[]).flatMap((kind): ToDo[] => {
      const count = counts[kind];
      return count ? [{ kind, count, to: pages[kind] }] : [];
    }),
  ];
}

/**
 * A night is quiet without a task and without a visitor that failed; a failure that is no task yet is worth a look, and
 * so is a canary.
 */
export function moodOf(figures: Figures): 'quiet' | 'watch' | 'needed' {
  const tasks = toDosOf(figures);
  if (tasks.some(({ kind }) => kind !== 'canary')) return 'needed';
  return tasks.length > 0 || someFailed(figures) ? 'watch' : 'quiet';
}

/** Returns the visitors of the live release where some failed, and not so many that it is a task. */
export function someFailed({ release }: Figures): Pick<Failing, 'visitors' | 'failures'> | null {
  return release && release.failures > 0 && !release.failing?.length ? release : null;
}

/** Lists the canaries that do not fail. */
export const canariesIn = ({ release }: Figures): Running[] => release?.canaries ?? [];

/** Lists what fails for visitors, or did within a day and was ended for it; the worst first. */
export const failingIn = ({ release }: Figures): Failing[] => release?.failing ?? [];
