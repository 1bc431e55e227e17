import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A server made by others, started for the run alone and ended by its process id. */
export interface Program {
  /** Sends a signal to the program itself; nothing where it has ended. */
  kill: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}

/* Whatever happens to the run, its end of the pipe closes, and the program is ended. */
const untilThePipeCloses =
  '"$@" < /dev/null > /dev/null & program=$!; echo $program; cat > /dev/null; kill $program; wait $program';

export function startProgram(command: string, args: string[], options: SpawnOptions = {}): Program {
  const child = spawn('sh', ['-c', untilThePipeCloses, 'sh', command, ...args], {
    ...options,
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  });
  let program = 0;
  child.stdout?.once('data', (said) => (program = Number(said)));
  return {
    kill(signal) {
      if (program) send(program, signal);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.stdin?.end();
      const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), killAfterMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

function send(program: number, signal: NodeJS.Signals): void {
  try {
    process.kill(program, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const killAfterMs = 10_000;

/**
 * Just below the time limit of a test (jest.config.mjs, playwright.config.ts), so that a vain wait names its
 * reason.
 */
const untilTimeoutMs = 200_000;

/** Waits until something is true. @throws when it never is. */
export async function until(
  isTrue: () => Promise<boolean>,
  what: string,
  timeoutMs = untilTimeoutMs,
) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await isTrue().catch(() => false)) return;
    await wait(50);
  }
  throw new Error(`${what} within ${timeoutMs / 1_000} s: it did not happen.`);
}
