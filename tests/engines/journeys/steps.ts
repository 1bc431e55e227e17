import { randomUUID } from 'node:crypto';
import type { TestSite } from '#infra/test-servers/test-site.ts';
import { type BuiltUser, buildUser, type UserOverrides } from '#tests/support/people/build-user.ts';
import type { Visitor } from '#tests/engines/visitor.ts';

export const newName = () => `camper.${randomUUID().slice(0, 8)}`;

/** Builds a user of the site that no other journey knows. */
export const newCamper = (site: TestSite, overrides: UserOverrides = {}): Promise<BuiltUser> =>
  buildUser(site, { username: newName(), ...overrides });

/** Fills in the login page and sends it. */
export async function submitPassword(
  visitor: Visitor,
  { email, password }: Pick<BuiltUser, 'email' | 'password'>,
): Promise<void> {
  await visitor.type({ label: 'Username or email' }, email);
  await visitor.type({ label: 'Password' }, password);
  await visitor.click({ role: 'button', name: 'Log in' });
}

/** Signs in by the page for it, and comes to the hub. */
export async function signIn(
  visitor: Visitor,
  person: Pick<BuiltUser, 'email' | 'password'>,
): Promise<void> {
  await visitor.open('/login');
  await submitPassword(visitor, person);
  await visitor.isAt(/^\/hub$/);
  await visitor.see({ role: 'heading', level: 1, name: 'My Hub' });
}

/** Signs out by the account menu. */
export async function signOut(visitor: Visitor, username: string): Promise<void> {
  await visitor.click({ role: 'button', name: new RegExp(username), within: { role: 'banner' } });
  await visitor.click({ role: 'menuitem', name: 'Logout' });
  await visitor.see({ role: 'link', name: 'Login / Register' });
}
