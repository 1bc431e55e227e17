import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publisherIn, shell } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { freePort } from '#infra/site/ports.ts';
import { until } from '#infra/test-servers/programs.ts';

/** The program that `npm start` calls, without npm around it. */
export const frontDoor = [process.execPath, 'infra/bootstrap/main.mjs', 'start'];

/** An empty data folder. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'campbc-start-'));

/** A data folder in which something is live already, so that nothing is built for it. */
export async function usedFolder(): Promise<string> {
  const folder = newFolder();
  await publish(publisherIn(folder), { folders: [shell()], by: 'another team' });
  return folder;
}

const started: ChildProcess[] = [];

/** Ends everything that a test has left running. */
export async function endAll(): Promise<void> {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** Starts a site as a person does, in a process of its own, on free ports. */
export async function startSiteBy([command = '', ...args]: string[], given: NodeJS.ProcessEnv) {
  const [port, mailPort] = [await freePort(), await freePort()];
  const settings = { PORT: String(port), MAIL_PORT: String(mailPort), ...given };
  const child = spawn(command, args, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const answers = (address: number, path = '/') =>
    fetch(`http://localhost:${address}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    child,
    port,
    said,
    readsMail: () => answers(mailPort),
    isUp: () => answers(port, '/readyz'),
    ready: () => until(async () => said.out.includes('Ctrl-C'), 'The site says that it is ready'),
    gone: () =>
      until(
        async () => !(await answers(port, '/healthz')) && !(await answers(mailPort)),
        'The site and its inbox have ended',
      ),
  };
}

/** Kills the process of a script, a descendant of another process. @throws when there is none. */
export function killScript(script: string, parent: number | undefined): void {
  const found = processOf(script, parent);
  /* 0 would stand for the whole process group that runs the tests. */
  if (!found) throw new Error(`No process runs ${script}.`);
  process.kill(found, 'SIGKILL');
}

function processOf(script: string, pid: number | undefined): number | undefined {
  if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script)) return pid;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const found = children.filter(Boolean).map((child) => processOf(script, Number(child)));
  return found.find(Boolean);
}
