import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const pollIntervalMs = 50;

/** Runs work in one process at a time; the others wait. A lock whose holder has died is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!claim(file)) await wait(pollIntervalMs);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
