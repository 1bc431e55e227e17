import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A server of somebody else's making, started for the run alone and ended by its process id. */
export interface Program {
  child: ChildProcess;
  stop: () => Promise<void>;
}

export function startProgram(command: string, args: string[], options: SpawnOptions = {}): Program {
  const child = spawn(command, args, { stdio: 'ignore', ...options });
  return {
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Waits until something is true. @throws when it is not in time. */
export async function until(isTrue: () => Promise<boolean>, what: string, withinMs = 30_000) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await isTrue().catch(() => false)) return;
    await wait(50);
  }
  throw new Error(`${what} within ${withinMs / 1_000} s: it did not happen.`);
}
