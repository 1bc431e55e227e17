import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/* Systems give higher ones to outgoing connections (Linux from 32,768), any of which could take a server's port
   while that is started again. */
const lowest = 20_000;
const highest = 32_000;
const maxTries = 1_000;

/** Returns a port that nothing listens on now, and that no other caller is given while this process lives. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(lowest, highest);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
  throw new Error(`No port between ${lowest} and ${highest} is free.`);
}

/**
 * Reserves a port among all processes of this machine until this one ends: its UDP twin, which nothing else of ours
 * uses, can be bound once. Another could take the port before its server listens. False where it is taken.
 */
async function reserve(port: number): Promise<boolean> {
  const reservation = createSocket('udp4').unref();
  try {
    await once(reservation.bind({ port, address: '127.0.0.1', exclusive: true }), 'listening');
    return true;
  } catch {
    reservation.close();
    return false;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
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
