import type { Role } from '@camp/contracts/site/roles';
import { Op, type Sequelize } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { normalizeIdentifier, User } from '#models/user.ts';
import { OperatorError } from './operator-error.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { noSuspension } from '#sessions/suspension.ts';
import { factorsOf } from '#sessions/factors.ts';

export const staffRoles = ['mod', 'admin_jr', 'admin'] as const satisfies Role[];

/** Returns a line for everyone with a staff role, in columns. */
export async function listStaff(): Promise<string> {
  const staff = await User.findAll({
    where: { role: { [Op.in]: [...staffRoles] } },
    order: ['id'],
  });
  if (staff.length === 0)
    return 'Nobody has a staff role. Give one with: npm run admin -- make <username>';
  const lines = await Promise.all(staff.map(lineOf));
  const widths = lines.reduce(
    (most, line) => line.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [0],
  );
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function lineOf({ id, username, role, lastLogin }: User): Promise<string[]> {
  const factors = await factorsOf(id);
  const lastSeen = lastLogin
    ? `signed in ${lastLogin.toISOString().slice(0, 10)}`
    : 'never signed in';
  return [String(id), username, role, factors.join(' and ') || 'no second factor', lastSeen];
}

/**
 * Gives an account a staff role, without a staff member who allows it: that is how the first admin comes to be.
 * It signs in again, with a second factor, and is not suspended any more. @throws {@link OperatorError}
 */
export function makeStaff(
  db: Sequelize,
  wanted: { username: string; role: string },
): Promise<string> {
  const role = staffRoles.find((name) => name === wanted.role);
  if (!role) throw new OperatorError(`${wanted.role} is none of ${staffRoles.join(', ')}.`);
  return db.transaction(async (transaction) => {
    const where = { usernameKey: normalizeIdentifier(wanted.username) };
    const user = await User.findOne({ where, lock: true, transaction });
    if (!user)
      throw new OperatorError(
        `No account is called ${wanted.username}. Register it on the site first.`,
      );
    if (!user.emailVerified)
      throw new OperatorError(`${user.username} has not confirmed the e-mail address yet.`);
    const { id: targetId, username, role: from } = user;
    if (from === role) return `${username} is ${role} already.`;
    await user.update({ role, ...noSuspension }, { transaction });
    await endAllAccess(targetId, transaction);
    const changes = { role: { from, to: role } };
    const details = { from, to: role, by: 'operator', changes, sessions_ended: true } as const;
    await writeAudit({ action: 'user.role', targetId, details, request: null }, transaction);
    return `${username} is ${role} now, and was ${from}. The next sign-in asks for a second factor.`;
  });
}
