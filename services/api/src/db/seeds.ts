import type { Role } from '@camp/contracts/site/roles';
import { issueTicket } from '#errors/cost-ticket.ts';
import { hashPassword } from '#secrets/password.ts';
import { normalizeIdentifier, User } from '#models/user.ts';

const demoAccounts: { username: string; role: Role; displayName: string }[] = [
  { username: 'admin', role: 'admin', displayName: 'Robin Admin' },
  { username: 'adminjr', role: 'admin_jr', displayName: 'Sasha Junior' },
  { username: 'mod', role: 'mod', displayName: 'Jo Moderator' },
  { username: 'member', role: 'member', displayName: 'Kim Member' },
  { username: 'subscriber', role: 'subscriber', displayName: 'Lee Subscriber' },
];

/** Creates the demo accounts that are missing; existing ones keep their password. */
export async function seedDemoAccounts(password: string): Promise<void> {
  const keys = demoAccounts.map(({ username }) => normalizeIdentifier(username));
  const existing = await User.findAll({ where: { usernameKey: keys } });
  const missing = demoAccounts.filter(
    ({ username }) =>
      !existing.some(({ usernameKey }) => usernameKey === normalizeIdentifier(username)),
  );
  for (const { username, role, displayName } of missing) {
    const isSubscriber = role === 'subscriber' ? 1 : 0;
    await User.create({
      username,
      email: `${username}@campbc.example`,
      passwordHash: await hashPassword(password, issueTicket('hashing', 'demo accounts')),
      displayName,
      role,
      isPaid: isSubscriber,
      isSubscriber,
      emailVerified: 1,
    });
  }
}
