import { once } from 'node:events';
import { createServer, type RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Serves an app, or starts a server, until the end of the file's tests. */
export async function served(app: RequestListener | Server): Promise<string> {
  const server = app instanceof Server ? app : createServer(app);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
