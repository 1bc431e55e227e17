import type { auditExportQuery } from '@camp/contracts/audit';
import type * as z from 'zod/mini';

export type AuditFilter = z.output<typeof auditExportQuery>;

export type Condition = [sql: string, ...values: (string | number)[]];

/** A way into the log: an index that gives what fits its conditions in order of time, and nothing else. */
export interface Way {
  index: string;
  /** One or more ranges of the index, to be merged. */
  ranges: Condition[][];
  /** Whether all that it gives fits the whole filter. */
  isExact: boolean;
}

/** The ways that a filter leaves open. */
export function waysFor(filter: AuditFilter): [Way, ...Way[]] {
  const { target, ip, actor, q } = filter;
  const actions = actionsOf(filter);
  const isAlone = [target, ip, actor].filter(Boolean).length <= 1 && !q;
  const ways: Way[] = [];
  if (target) ways.push({ ...alongPerson('target', target, actions), isExact: isAlone });
  if (actor) ways.push({ ...alongPerson('actor', actor, actions), isExact: isAlone });
  if (ip) {
    const isExact = isAlone && actions.length === 0;
    ways.push({ index: 'audit_log_by_ip', ranges: [[['request_ip = ?', ip]]], isExact });
  }
  const [first, ...others] = ways;
  return first ? [first, ...others] : [{ ...alongActions(actions), isExact: !q }];
}

function alongPerson(part: 'actor' | 'target', id: number, actions: Condition[]) {
  const person: Condition = [`${part}_user_id = ?`, id];
  if (actions.length === 0) return { index: `audit_log_by_${part}`, ranges: [[person]] };
  const ranges = actions.map((action) => [person, action]);
  return { index: `audit_log_by_${part}_action`, ranges };
}

function alongActions(actions: Condition[]) {
  if (actions.length === 0) return { index: 'audit_log_created_at_id', ranges: [[]] };
  return { index: 'audit_log_by_action', ranges: actions.map((action) => [action]) };
}

function actionsOf({ action }: AuditFilter): Condition[] {
  return [...new Set(action)].map((name) => ['action = ?', name]);
}
