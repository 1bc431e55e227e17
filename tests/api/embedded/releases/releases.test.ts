import { expect, test } from '@jest/globals';
import { signedIn } from '#tests/support/api/api-under-test.ts';

const path = '/api/admin/releases';

test.each(['admin', 'admin_jr'] as const)(
  'an %s sees that nothing is live where no releases are kept',
  async (role) => {
    const { visitor } = await signedIn(role);

    const { status, body } = await visitor.get(path);

    expect(status).toBe(200);
    const acting = role === 'admin' ? 'not-set-up' : 'admins-only';
    expect(body).toEqual({ live: null, history: [], next: null, acting });
  },
);
