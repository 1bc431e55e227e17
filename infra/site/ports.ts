import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/* Systems give higher ones to outgoing connections (Linux from 32,768), any of which could take a server's port
   while that is started again. */
const lowest = 20_000;
const highest = 32_000;
const mostTries = 1_000;

const given = new Set<number>();

/** A port that nothing listens on at the moment, and that this process has given to nobody. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${lowest} and ${highest} is free.`);
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
