import { spawn } from 'node:child_process';
import { exitCodeOf } from '#infra/site/process.ts';

/** A message of a runner's reporter to the run that started it. */
export type ReporterMessage = { done: number; all: number } | { text: string };

/** Receives the messages of a runner's reporter. */
export interface Listener {
  onProgress: (done: number, all: number) => void;
  onText: (text: string) => void;
}

/** Sends it, from within a runner that {@link runRunner} has started. */
export const tell = (message: ReporterMessage): void => {
  process.send?.(message);
};

/** Runs a test runner with this Node; its own output is shown only where it fails. Returns its exit code. */
export async function runRunner(
  args: string[],
  environment: NodeJS.ProcessEnv,
  { onProgress, onText }: Listener,
): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...environment },
  });
  child.on('message', (message: ReporterMessage) => {
    if ('text' in message) onText(message.text);
    else onProgress(message.done, message.all);
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const code = await exitCodeOf(child);
  if (code !== 0) onText(output.trim());
  return code;
}
