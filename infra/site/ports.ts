import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** @throws one clear sentence when the port cannot be listened on. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EACCES' ? 'needs more rights than you have' : 'is already in use';
    throw new Error(`Port ${port} ${why}. Choose another one with ${setting}=….`, { cause: error });
  }
  server.close();
  await once(server, 'close');
}
