import { expect, test } from '@jest/globals';
import { newVisitor } from '#tests/support/api/api-under-test.ts';

test.each(['/healthz', '/readyz'])('%s is public and bare [calls-account-2]', async (path) => {
  const { status, body } = await newVisitor().get(path);

  expect(status).toBe(200);
  expect(body).toEqual({ ok: true });
});

test('answers of the API load nothing and are shown in no frame [every-page-20]', async () => {
  for (const path of ['/healthz', '/api/auth/me', '/api/nowhere']) {
    const { headers } = await newVisitor().get(path);

    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
