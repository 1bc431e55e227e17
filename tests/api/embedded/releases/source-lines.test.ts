import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { built } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { ReleaseSite } from '#tests/support/api/release-site.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const path = '/api/mod/source-lines';
/** Its first character comes from line 11, column 5. */
const map = { version: 3, sources: ['src/Hub.tsx'], names: [], mappings: 'AAUI' };

const stackOf = (version: string) =>
  `TypeError\n    at press (https://site.example/r/remote-account/${version}/entry.js:1:1)`;
const ours = 'TypeError\n    at press (remote-account/src/Hub.tsx:11:5)';

let site: ReleaseSite;
let moderator: Visitor;

/** A build of a remote with the map of its entry. */
function account(version: string): string {
  const routes = [{ path: '/hub', page: 'hub', access: 'signed-in' }];
  const folder = built({ name: 'remote-account', version, routes });
  writeFileSync(join(folder, 'entry.js.map'), JSON.stringify(map));
  return folder;
}

beforeAll(async () => {
  site = await ReleaseSite.published({ RATE_LIMIT_FACTOR: '1' });
  for (const version of ['1.1.0', '1.2.0']) {
    await publish(site.publisher, { folders: [account(version)], by: 'ana' });
  }
  ({ visitor: moderator } = await site.signedIn('mod'));
});

afterAll(() => ReleaseSite.stopAll());

test.each(['1.1.0', '1.2.0'])(
  'a moderator reads lines of our sources in a stack of build %s, live or not [inspector-4, calls-staff-1]',
  async (version) => {
    const { status, body } = await moderator.post(path, { stack: stackOf(version) });

    expect([status, body]).toEqual([200, { stack: ours, found: 1 }]);
  },
);

test('a build that was not published is not looked up', async () => {
  const { body } = await moderator.post(path, { stack: stackOf('9.9.9') });

  expect(body).toEqual({ stack: stackOf('9.9.9'), found: 0 });
});

test('members and visitors who are signed out read none [inspector-4]', async () => {
  const { visitor: member } = await site.signedIn('member');
  const stack = stackOf('1.2.0');

  expect((await member.post(path, { stack })).status).toBe(403);
  expect((await site.newVisitor().post(path, { stack })).status).toBe(401);
});

test.each([
  ['none', {}],
  ['a list', { stack: [stackOf('1.2.0')] }],
  ['one of more than 2,000 characters', { stack: 'x'.repeat(2_001) }],
])('where the stack is %s it is refused', async (_what, body) => {
  expect((await moderator.post(path, body)).status).toBe(422);
});

test('nobody asks for more than sixty stacks in a quarter of an hour', async () => {
  const { visitor } = await site.signedIn('admin_jr');
  const ask = async () => (await visitor.post(path, { stack: 'TypeError' })).status;
  const statuses: number[] = [];

  for (let count = 0; count <= 60; count += 1) statuses.push(await ask());

  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
