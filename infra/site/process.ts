import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Aborts when this process is asked to stop: by a signal, any number of times, or when its parent is gone. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(name, () => stop.abort());
  }
  return stop.signal;
}

/** Ends this process when it is asked to stop, and with it what ends with its parent. */
export function exitWhenStopped(): void {
  stopSignal().addEventListener('abort', () => process.exit(130));
}

/** Runs a script with this Node, its output shown; resolves to its exit code. */
export async function runNode(
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return exitCodeOf(child);
}

/** Waits for the end of a process and its output, and ends it when this one ends. */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', endWithUs);
  return code ?? 1;
}
