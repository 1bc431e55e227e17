import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** @throws one clear sentence when somebody listens on the port already. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    throw new Error(`Port ${port} is already in use. Choose another one with ${setting}=….`);
  }
  server.close();
  await once(server, 'close');
}
