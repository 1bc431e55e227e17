import type { Figures } from './figures.ts';

/** A task for staff, and the page to do it on. */
export type ToDo =
  | { kind: 'checks'; count: number; to: '/admin/health' }
  | { kind: 'mails'; count: number; to: '/admin/email?state=dead' }
  | { kind: 'changes'; count: number; to: '/admin/users' }
  | { kind: 'chain'; count: number; to: '/admin/audit' };

/** Lists the tasks, most serious first; empty on a quiet day. */
export function toDosOf(figures: Figures): ToDo[] {
  const { checks, mails, audit } = figures;
  const toDos: ToDo[] = [];
  const broken = audit?.broken_entry ?? null;
  if (broken !== null) toDos.push({ kind: 'chain', count: broken, to: '/admin/audit' });
  if (checks && !checks.ok) {
    toDos.push({ kind: 'checks', count: checks.failing.length, to: '/admin/health' });
  }
  if (mails && mails.given_up > 0) {
    toDos.push({ kind: 'mails', count: mails.given_up, to: '/admin/email?state=dead' });
  }
  return [...toDos, ...approvalsIn(figures)];
}

/** Lists the changes that a second admin has to approve. */
function approvalsIn({ people }: Figures): ToDo[] {
  const count = people?.waiting_changes ?? 0;
  return count > 0 ? [{ kind: 'changes', count, to: '/admin/users' }] : [];
}
