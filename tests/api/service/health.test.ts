import { expect, test } from '@jest/globals';
import { newVisitor } from '#tests/support/api/api-under-test.ts';

test.each(['/healthz', '/readyz'])('%s is public and bare', async (path) => {
  const { status, body } = await newVisitor().get(path);

  expect(status).toBe(200);
  expect(body).toEqual({ ok: true });
});
