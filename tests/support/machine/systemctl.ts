import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOurs, readUnit, type Started } from './systemd-unit.ts';

/*
 * Stands in for `systemctl` where no systemd runs: starts, restarts and supervises the units of
 * /etc/systemd/system as they say, and Debian's own services by their init scripts.
 */
const running = '/run/units';
const logs = '/var/log/units';
const restartAfterMs = 1_000;

const [verb = '', ...rest] = process.argv.slice(2);
const units = rest.filter((word) => !word.startsWith('-'));
for (const folder of [running, logs]) mkdirSync(folder, { recursive: true });

if (verb === 'supervise') await supervise(units[0] ?? '');
else if (verb === 'list-units') console.log(list());
else if (verb === 'enable' || verb === 'start') await each(start);
else if (verb === 'restart') await each(restart);
else if (verb === 'reload') await each(async (unit) => service(unit, 'reload'));
else if (verb !== 'daemon-reload') throw new Error(`The stand-in does not know systemctl ${verb}.`);

async function each(act: (unit: string) => Promise<void>): Promise<void> {
  for (const unit of units) await act(unit);
}

function service(unit: string, action: string): void {
  execFileSync('service', [unit, action], { stdio: 'inherit' });
}

function list(): string {
  const lines = readdirSync(running).map((unit) => `${unit}.service loaded active running`);
  return lines.toSorted().join('\n');
}

async function start(unit: string): Promise<void> {
  if (!isOurs(unit)) return service(unit, 'start');
  /* Nobody waits for the night. */
  if (unit.endsWith('.timer')) return;
  const started = readUnit(unit);
  if (!started.isRestarted) return runOnce(started);
  const log = openSync(join(logs, `${unit}.log`), 'a');
  const script = [import.meta.filename, 'supervise', unit];
  const supervisor = spawn(process.execPath, script, {
    detached: true,
    stdio: ['ignore', log, log],
  });
  supervisor.unref();
  writeFileSync(join(running, unit), String(supervisor.pid));
}

async function runOnce(started: Started): Promise<void> {
  const [code] = (await once(run(started), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`It ended with ${code}.`);
}

async function restart(unit: string): Promise<void> {
  if (!isOurs(unit)) return service(unit, 'restart');
  const file = join(running, unit.replace(/\.service$/, ''));
  process.kill(Number(readFileSync(file, 'utf8')), 'SIGTERM');
  while (existsSync(file)) await wait(20);
  await start(unit.replace(/\.service$/, ''));
}

/** Starts the unit's program again whenever it ends, until this process is told to end. */
async function supervise(unit: string): Promise<void> {
  const stop = new AbortController();
  process.on('SIGTERM', () => stop.abort());
  while (!stop.signal.aborted) {
    const child = run(readUnit(unit));
    const end = () => child.kill('SIGTERM');
    stop.signal.addEventListener('abort', end);
    await once(child, 'exit');
    stop.signal.removeEventListener('abort', end);
    if (!stop.signal.aborted) await wait(restartAfterMs);
  }
  rmSync(join(running, unit));
}

function run({ command, environment, asUser, cwd, umask }: Started) {
  process.umask(umask);
  return spawn('setpriv', [...asUser, 'sh', '-c', `exec ${command}`], {
    cwd,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
