import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import express from 'express';
import { answerError } from './error-handler.ts';

const log = jest.fn();
let server: Server;

beforeAll(async () => {
  const app = express();
  app.use((request, _response, next) => {
    Object.assign(request, { id: 'r-1', log: { error: log } });
    next();
  });
  app.get('/', () => {
    throw new Error('no such column: password_hash');
  });
  app.use(answerError);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

test('what nobody expected is answered 500 without its cause, which the log has', async () => {
  const { port } = server.address() as AddressInfo;

  const response = await fetch(`http://127.0.0.1:${port}/`);

  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    error: expect.stringMatching(/^Something went wrong\./),
    code: 'INTERNAL',
    requestId: 'r-1',
  });
  expect(log).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'no such column: password_hash' }) },
    'request failed',
  );
});
