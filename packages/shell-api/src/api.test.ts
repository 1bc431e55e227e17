import { expect, jest, test } from '@jest/globals';
import { api } from './api.ts';

test.each([
  ['nothing', undefined],
  ['an address', '/api/auth/me'],
  ['an object that is no endpoint', { method: 'GET' }],
  ['another path of the site', { method: 'GET', path: '/r/shell/1/' }],
  ['another site', { method: 'POST', path: 'https://elsewhere.example/api/' }],
])('api refuses %s without asking anybody', async (_what, endpoint) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Asked.'));

  await expect(Reflect.apply(api, undefined, [endpoint])).rejects.toThrow(TypeError);

  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
