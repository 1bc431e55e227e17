import { type Role, roles } from '@camp/contracts/site/roles';
import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { expect, test } from '@jest/globals';
import { query, signedIn } from '#tests/support/api/api-under-test.ts';
import { insertTargets } from '#tests/support/api/staff.ts';
import {
  type Action,
  staffActions as actions,
  type Target,
} from '#tests/support/api/staff-actions.ts';
import type { Answer } from '#tests/support/api/visitor.ts';

/*
 * docs/decisions/staff.md#0020 as a table of its own, not taken from the policy that it
 * tests.
 */
const rank = { member: 0, subscriber: 1, mod: 2, admin_jr: 3, admin: 4 };

interface Pair {
  actor: Role;
  target: Role;
  isSelf: boolean;
}

/** Each line is one sentence of docs/decisions/staff.md#0020. */
function mayDo({ kind, role, isForAdmins }: Action, { actor, target, isSelf }: Pair): boolean {
  if (isSelf || rank[actor] < rank.mod) return false;
  if (actor === 'admin') return true;
  if (rank[actor] <= rank[target]) return false;
  if (actor === 'admin_jr') return role === undefined || rank[role] <= rank.mod;
  return !isForAdmins && kind !== 'role' && kind !== 'account';
}

/** The row offers the same, whichever path the action goes by. */
function isOfferedBy(action: Action, pair: Pair): boolean {
  return mayDo({ ...action, isForAdmins: action.kind === 'account' }, pair);
}

const denials = new Set(['ownAccount', 'rankTooLow', 'roleTooHigh']);

/** Returns the status of a call; of a bulk job, the status it would have for its only user. */
function statusOf({ status, body }: Answer): number {
  const job = body['job'] as BulkJob | undefined;
  const isDenied = job?.refusals.some(({ sentence }) => denials.has(sentence.key));
  return status === 200 && isDenied ? 403 : status;
}

/** Inserts a user for each action and rank; with an authenticator to replace the codes of, and a text to clear. */
async function targetsOfAll() {
  const wanted = actions.flatMap((action) => roles.map((role) => ({ action, role })));
  const made = await insertTargets(wanted.map(({ role }) => role));
  const cells = wanted.flatMap(({ action }, index) => {
    const target = made[index];
    return target ? [{ action, target }] : [];
  });
  await query(
    `INSERT INTO authenticators (user_id, sealed_secret, enrolled_at, last_step)
    SELECT id, '-', created_at, 0 FROM users WHERE id IN (${idsOf(cells)})`,
  );
  await query(`UPDATE users SET bio = 'I camp' WHERE id IN (${idsOf(cells)})`);
  return cells;
}

const idsOf = (cells: { target: Target }[]) => cells.map(({ target }) => target.id).join(', ');

/** Returns a user's actions in the audit log, by the person they are about, or else by the one in the path. */
async function auditedActions(actor: number): Promise<Map<number, string[]>> {
  const rows = await query(
    'SELECT target_user_id AS id, action, details FROM audit_log WHERE actor_user_id = ?',
    [actor],
  );
  const actionsById = Map.groupBy(rows, ({ id, details }) =>
    Number(id ?? /\/users\/(\d+)/.exec(String(details))?.[1]),
  );
  return new Map([...actionsById].map(([id, of]) => [id, of.map(({ action }) => String(action))]));
}

/** One row for a change, one for a refusal, which names the user if the path does; none if nothing changes. */
function expectedOnRecord(action: Action, pair: Pair): 'change' | 'refusal' | 'nothing' {
  if (mayDo(action, pair)) return action.role === pair.target ? 'nothing' : 'change';
  const isKeptOut = rank[pair.actor] < (action.isForAdmins ? rank.admin_jr : rank.mod);
  return isKeptOut && action.isBulk ? 'nothing' : 'refusal';
}

function onRecord([action, ...others]: string[]): string {
  if (others.length > 0) return `too much: ${others.join()}`;
  if (action === undefined) return 'nothing';
  return action === 'staff.action_refused' ? 'refusal' : 'change';
}

test.each(roles)(
  'what a %s may do to whom is what the decision on staff says, and each try is on record once [people-roles-5, people-roles-8, user-management-7, audit-log-page-7, calls-staff-1]',
  async (actor) => {
    const { visitor, id, username } = await signedIn(actor);
    const cells = await targetsOfAll();
    const self = actions.map((action) => ({ action, target: { id, username, role: actor } }));

    const got: unknown[] = [];
    for (const { action, target } of [...cells, ...self]) {
      got.push([action.name, target.role, statusOf(await action.send(visitor, target))]);
    }

    const allowed = (action: Action, target: Target) =>
      mayDo(action, { actor, target: target.role, isSelf: target.id === id });
    expect(got).toEqual(
      [...cells, ...self].map(({ action, target }) => {
        return [action.name, target.role, allowed(action, target) ? 200 : 403];
      }),
    );
    const audited = await auditedActions(id);
    expect(
      cells.map(({ action, target }) => [
        action.name,
        target.role,
        onRecord(audited.get(target.id) ?? []),
      ]),
    ).toEqual(
      cells.map(({ action, target }) => [
        action.name,
        target.role,
        expectedOnRecord(action, { actor, target: target.role, isSelf: false }),
      ]),
    );
  },
);

test.each(['mod', 'admin_jr', 'admin'] as const)(
  'the rows that a %s is shown offer just that [people-roles-4]',
  async (actor) => {
    const { visitor, id, username } = await signedIn(actor);
    const targets = [...(await insertTargets([...roles])), { id, username, role: actor }];
    const list = actor === 'mod' ? '/api/mod/users' : '/api/admin/users';

    for (const target of targets) {
      const { body } = await visitor.get(`${list}?search=${target.username}`);
      const [row] = body['users'] as [StaffUser];
      const pair = { actor, target: target.role, isSelf: target.id === id };
      const offered = actions.map((action) => [action.name, action.isOffered(row)]);
      expect(offered).toEqual(actions.map((action) => [action.name, isOfferedBy(action, pair)]));
    }
  },
);
