import { randomUUID } from 'node:crypto';
import { afterAll } from '@jest/globals';
import type { Role } from '@camp/contracts/site/roles';
import { buildUser, goodPassword } from '#tests/support/people/build-user.ts';
import {
  closeConnections,
  instantIn,
  queryDatabase,
  type SqlValue,
} from '#tests/support/people/database.ts';
import { mailsTo, tokenIn } from '#tests/support/people/mailbox.ts';
import { Visitor } from './visitor.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the API tests with npm test.`);
  return value;
}

/** The API that this run's tests talk to, started once by `npm test` in one of the two modes. */
export const underTest = {
  url: required('API_URL'),
  dataDir: required('API_DATA_DIR'),
  databaseUrl: required('API_DATABASE_URL'),
  redisUrl: required('API_REDIS_URL'),
  inboxUrl: required('INBOX_URL'),
  smtpUrl: required('SMTP_URL'),
};

afterAll(closeConnections);

export const newVisitor = () => new Visitor(underTest.url);

export const query = (sql: string, values?: SqlValue[]) => queryDatabase(underTest, sql, values);

export interface NewMember {
  username: string;
  email: string;
  password: string;
}

/** A registration with a name and address that are new in this run. */
export function newMember(): NewMember {
  const username = `camper.${randomUUID().replaceAll('-', '').slice(0, 10)}`;
  return { username, email: `${username}@mail.example`, password: goodPassword };
}

export interface Member extends NewMember {
  id: number;
  visitor: Visitor;
}

/** Registers a new member; the address is not verified yet. */
export async function registerMember(): Promise<Member> {
  const member = newMember();
  const visitor = newVisitor();
  const { status, body } = await visitor.post('/api/auth/register', member);
  if (status !== 200) throw new Error(`Registration answered ${status}: ${JSON.stringify(body)}`);
  const { id } = body['user'] as { id: number };
  return { ...member, id, visitor };
}

/** Returns the token in the newest verification mail of an address. */
export async function mailedToken(email: string, count = 1): Promise<string> {
  const [newest] = await mailsTo(underTest.inboxUrl, email, count);
  if (!newest) throw new Error('No mail.');
  return tokenIn(newest);
}

/** A time in UTC, such as `2020-01-01 00:00:00.000`, as the database under test holds it. */
export const instant = (text: string) => instantIn(underTest, text);

/** A time that is over. */
export const past = instant('2020-01-01 00:00:00.000');

/** Makes a verified member of a role, signed in through the front door; staff by password alone. */
export async function signedIn(role: Role = 'member'): Promise<Member> {
  const user = await buildUser(underTest, { role });
  const visitor = newVisitor();
  const { status } = await signIn(visitor, user);
  if (status !== 200) throw new Error(`Sign-in answered ${status}.`);
  return { ...user, visitor };
}

export function signIn(visitor: Visitor, { email, password }: { email: string; password: string }) {
  return visitor.post('/api/auth/login', { identifier: email, password });
}

interface AuditRow {
  action: string;
  actor_user_id: number | null;
  target_user_id: number | null;
  details: unknown;
}

/** Returns the audit rows about a user, oldest first; only those of one action if it is given. */
export async function auditRowsAbout(userId: number, action?: string): Promise<AuditRow[]> {
  const rows = (await query(
    'SELECT action, actor_user_id, target_user_id, details FROM audit_log WHERE target_user_id = ? ORDER BY id',
    [userId],
  )) as unknown as AuditRow[];
  return action === undefined ? rows : rows.filter((row) => row.action === action);
}

export async function auditActionsAbout(userId: number): Promise<string[]> {
  return (await auditRowsAbout(userId)).map(({ action }) => action);
}
