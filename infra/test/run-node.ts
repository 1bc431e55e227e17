import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script with this Node, its output shown; resolves to its exit code. */
export async function runNode(
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('exit', endWithUs);
  return code ?? 1;
}
