import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A server of somebody else's making, started for the run alone and ended by its process id. */
export interface Program {
  /** Sends a signal to the program itself; nothing where it has ended. */
  kill: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}

/* Whatever happens to the run, its end of the pipe closes, and the program is told to end. */
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

/** Shorter than a test may take, so that it says for what it waited in vain. */
const usualPatienceMs = 200_000;

/** Waits until something is true. @throws when it is not in time. */
export async function until(
  isTrue: () => Promise<boolean>,
  what: string,
  withinMs = usualPatienceMs,
) {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await isTrue().catch(() => false)) return;
    await wait(50);
  }
  throw new Error(`${what} within ${withinMs / 1_000} s: it did not happen.`);
}
