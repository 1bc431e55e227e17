import { expect, test } from '@jest/globals';
import { newVisitor, signedIn } from './api-under-test.ts';

type Call = readonly [method: 'get' | 'post', path: string];

/** Tests that neither the signed-out nor anybody below a junior admin gets an answer to any of these calls. */
export function testAdminsOnly(calls: readonly Call[]): void {
  test.each(calls)('a visitor who is not signed in is sent away: %s %s', async (method, path) => {
    const { status, body } = await newVisitor()[method](path);

    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each(['member', 'subscriber', 'mod'] as const)(
    'a %s is refused what is for admins only',
    async (role) => {
      const { visitor } = await signedIn(role);

      for (const [method, path] of calls) {
        const answer = await visitor[method](path);
        expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      }
    },
  );
}
