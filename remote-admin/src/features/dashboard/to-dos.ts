import type { Figures } from './figures.ts';

/** A task for staff, and the page to do it on. */
export type ToDo =
  | { kind: 'failing'; release: Failing; to: '/admin/releases' }
  | { kind: 'checks'; count: number; to: '/admin/health' }
  | { kind: 'mails'; count: number; to: '/admin/email?state=dead' }
  | { kind: 'changes'; count: number; to: '/admin/users' }
  | { kind: 'parks'; count: number; to: '/admin/places/park-updates' }
  | { kind: 'chain'; count: number; to: '/admin/audit' };

export type Failing = NonNullable<NonNullable<Figures['release']>['failing']>[number];

/** Lists the tasks, most serious first; empty on a quiet day. */
export function toDosOf(figures: Figures): ToDo[] {
  const { checks, mails, audit } = figures;
  const toDos = failingIn(figures).map((release): ToDo => ({
    kind: 'failing',
    release,
    to: '/admin/releases',
  }));
  const broken = audit?.broken_entry ?? null;
  if (broken !== null) toDos.push({ kind: 'chain', count: broken, to: '/admin/audit' });
  if (checks && !checks.ok) {
    toDos.push({ kind: 'checks', count: checks.failing.length, to: '/admin/health' });
  }
  if (mails && mails.given_up > 0) {
    toDos.push({ kind: 'mails', count: mails.given_up, to: '/admin/email?state=dead' });
  }
  return [...toDos, ...approvalsIn(figures), ...parksIn(figures)];
}

/** Lists what fails for visitors, or just did and was ended for it; the worst first. */
export const failingIn = ({ release }: Figures): Failing[] => release?.failing ?? [];

/** Lists the changes that a second admin has to approve. */
function approvalsIn({ people }: Figures): ToDo[] {
  const count = people?.waiting_changes ?? 0;
  return count > 0 ? [{ kind: 'changes', count, to: '/admin/users' }] : [];
}

/** Lists the parks that wait for staff. */
function parksIn({ places }: Figures): ToDo[] {
  const count = places?.waiting_parks ?? 0;
  return count > 0 ? [{ kind: 'parks', count, to: '/admin/places/park-updates' }] : [];
}
