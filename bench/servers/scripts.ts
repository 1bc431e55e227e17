import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A server that is measured, with the cookies by which it knows who asks. */
export interface Server {
  name: string;
  url: string;
  pid: number;
  cookies: string[];
}

/** Starts a process of the bench's own, which ends with it. */
export function startScript(
  started: AsyncDisposableStack,
  script: string,
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  started.defer(() => void child.kill());
  return child;
}

/** Starts a script that serves by bench/servers/serve.ts. */
export async function startServer(
  started: AsyncDisposableStack,
  { name, script, environment }: { name: string; script: string; environment: NodeJS.ProcessEnv },
): Promise<Server> {
  const child = startScript(started, script, environment);
  const { port } = (await messageOf(child)) as { port: number };
  return { name, url: `http://127.0.0.1:${port}`, pid: pidOf(child), cookies: [''] };
}

/** @throws what the process says has failed, or when it ends instead. */
export async function messageOf(child: ChildProcess): Promise<unknown> {
  const abort = new AbortController();
  const { signal } = abort;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('A process of the bench ended.');
  });
  ended.catch(() => undefined);
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    if (isFailure(message)) throw new Error(message.failure);
    return message;
  } finally {
    abort.abort();
  }
}

const isFailure = (message: unknown): message is { failure: string } =>
  typeof message === 'object' && message !== null && 'failure' in message;

export const pidOf = ({ pid = 0 }: ChildProcess) => pid;

/** A tick of the clock by which Linux counts the processor's time. */
const tickMicros = 10_000;

/**
 * Microseconds of user and system time, fields 14 and 15 of proc(5)'s `stat`; a name in brackets comes before the
 * third. `7` is a process with all its threads, `7/task/7` its main thread.
 */
export function processorMicros(task: string | number): number {
  const stat = readFileSync(`/proc/${task}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMicros;
}
