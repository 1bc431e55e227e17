import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from '#tests/support/servers/loopback.ts';
import { until } from '#infra/test-servers/programs.ts';
import { standIns } from './stand-ins.ts';

/*
 * This machine as it was before: its files with whatever is written kept in memory, processes and a network of its
 * own, and a checkout of the project in /srv/campbc. Its folders are open to its users, as root's are on Debian,
 * whatever a site that was started before in this process has left as umask.
 */
const enter = `set -e
umask 022
mount -t tmpfs tmpfs "$1"
cd "$1"
mkdir root over work project project-work
mount -t overlay overlay -o "lowerdir=/,upperdir=over,workdir=work" root
mkdir -p root/srv/campbc
mount -t overlay overlay -o "lowerdir=$2,upperdir=project,workdir=project-work" root/srv/campbc
mount --rbind /dev root/dev
mount -t tmpfs tmpfs root/run
mkdir root/run/mysqld root/run/redis
chown mysql: root/run/mysqld
chown redis: root/run/redis
mount -t proc proc root/proc
unshare --net sh -c 'ip link set lo up && exec chroot root env -i HOME=/root LANG=C.UTF-8 "PATH=$1" bash' sh "$3"`;

/** Installing and packing takes two minutes and more where the disk is slow. */
const longestMs = 420_000;

/** Lets a connection to a socket's file reach the port for HTTPS in there. */
const bridge = `require('node:net').createServer((client) => {
  const server = require('node:net').connect(443, '127.0.0.1');
  client.on('error', () => server.destroy()).pipe(server);
  server.on('error', () => client.destroy()).pipe(client);
}).listen('/run/https.sock')`;

export interface EmptyMachine {
  /** Where its files are seen from here. */
  root: string;
  /** Port of this machine that leads to the other's port 443. */
  httpsPort: number;
  /** Gives commands to its shell. @throws with what was said last when one fails. */
  run: (commands: string) => Promise<string>;
  stop: () => Promise<void>;
}

export async function startEmptyMachine(): Promise<EmptyMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-machine-'));
  const path = [
    '/usr/local/stand-ins',
    '/usr/local/sbin',
    '/usr/local/bin',
    '/usr/sbin',
    '/usr/bin',
    '/sbin',
    '/bin',
  ];
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const args = [...namespaces, 'sh', '-c', enter, 'sh', folder, process.cwd(), path.join(':')];
  const child = spawn('unshare', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const root = `/proc/${child.pid}/root${folder}/root`;
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const run = async (commands: string) => {
    const from = said.length;
    writeFileSync(join(root, 'run/commands'), commands);
    const end = `done-${from}`;
    child.stdin.write(`set -e; . /run/commands < /dev/null; echo ${end}\n`);
    await until(
      async () => said.includes(end, from) || child.exitCode !== null || child.signalCode !== null,
      `The end of: ${commands}`,
      longestMs,
    );
    if (said.includes(`${end}\n`, from)) return said.slice(from).replace(`${end}\n`, '');
    throw new Error(`${commands}\nfailed: ${said.slice(from).slice(-3_000)}`);
  };
  const isThere = async () => readFileSync(join(root, 'proc/version')).length > 0;
  await until(isThere, 'The machine is there');
  for (const [file, text] of Object.entries(standIns)) {
    await run(`mkdir -p ${dirname(file)}`);
    writeFileSync(join(root, file), text, { mode: 0o755 });
  }
  const node = '/srv/campbc/node_modules/node/bin/node';
  writeFileSync(join(root, 'run/bridge.cjs'), bridge);
  await run(`${node} /run/bridge.cjs &`);
  const door = createServer((client) => {
    const inside = connect(join(root, 'run/https.sock'));
    client.on('error', () => inside.destroy()).pipe(inside);
    inside.on('error', () => client.destroy()).pipe(client);
  });
  const httpsPort = await listen(door);
  return {
    root,
    httpsPort,
    run,
    async stop() {
      door.close();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
