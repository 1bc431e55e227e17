import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Request } from 'express';
import { readEnv } from '#env.ts';
import { callersOf } from './server-session.ts';

const env = readEnv({ SESSION_SECRET: 's'.repeat(32), SECRETS_KEY: 'k'.repeat(32) });
const callerOf = callersOf({ env });

const caller = (ip: string, cookie?: string) => callerOf({ ip, headers: { cookie } } as Request);

/** The cookie of a session, as express-session signs it. */
function sessionCookie(id: string, secret = env.SESSION_SECRET): string {
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return `campbc_session=${encodeURIComponent(`s:${id}.${signature}`)}`;
}

test('callers are told apart by the sessions that they were given, wherever they call from', () => {
  const [one, other] = ['one', 'other'].map((id) => sessionCookie(id));

  expect(caller('192.0.2.1', one)).toBe(caller('198.51.100.1', one));
  expect(caller('192.0.2.1', one)).not.toBe(caller('192.0.2.1', other));
});

test('a session that nobody was given makes nobody another caller than their place', () => {
  const made = sessionCookie('made up', 'x'.repeat(32));

  expect(caller('192.0.2.1', made)).toBe(caller('192.0.2.1'));
  expect(caller('2001:db8::1', made)).toBe(caller('2001:db8::2'));
  expect(caller('2001:db8:0:1::1')).not.toBe(caller('2001:db8::1'));
});
