import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listen } from '#tests/support/servers/loopback.ts';
import { until } from '#infra/test-servers/programs.ts';
import { archives, emptyDebian, libraries } from './debian.ts';
import { standIns } from './stand-ins.ts';

/*
 * An empty Debian with its own systemd as process 1: its writes stay in memory, processes and network are its
 * own, and a checkout of the project is in /srv/campbc. It reaches the registries of packages through this
 * machine.
 */
const boot = `set -e
mount -t tmpfs tmpfs "$1"
cd "$1"
mkdir root over work checkout project project-work
mount -t overlay overlay -o "lowerdir=$3,upperdir=over,workdir=work" root
mount -t overlay overlay -o "lowerdir=$2,upperdir=project,workdir=project-work,metacopy=on" checkout
exec systemd-nspawn --quiet --boot --register=no --keep-unit --private-network --resolv-conf=off --console=pipe \\
  --directory=root --machine=campbc --bind="$PWD/checkout:/srv/campbc" --bind-ro="$4" \\
  --bind="$5:/var/cache/apt/archives" --bind="$6:/var/cache/libraries"`;

/** Installing and packing takes two minutes and more where the disk is slow. */
const longestMs = 420_000;

/** Lets a connection to a socket's file reach the port for HTTPS in there. */
const bridge = `require('node:net').createServer((client) => {
  const server = require('node:net').connect(443, '127.0.0.1');
  client.on('error', () => server.destroy()).pipe(server);
  server.on('error', () => client.destroy()).pipe(client);
}).listen('/run/https.sock')`;

export interface EmptyMachine {
  /** Path of its files on this machine. */
  root: string;
  /** Port of this machine that leads to the other's port 443. */
  httpsPort: number;
  /** Runs commands in its shell. @throws with the last output when one fails. */
  run: (commands: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** @throws where this machine does not let systemd be process 1 of another one. */
export async function startEmptyMachine(): Promise<EmptyMachine> {
  /* The umask of an administrator's shell, even if the sites of other tests have set another one. */
  const ownUmask = process.umask(0o022);
  const folder = mkdtempSync(join(tmpdir(), 'campbc-machine-'));
  const ask = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
  const repository = execFileSync('git', ask, { encoding: 'utf8' }).trim();
  const paths = [folder, process.cwd(), emptyDebian(), repository, archives, libraries];
  const namespaces = ['--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
  const args = [...namespaces, 'sh', '-c', boot, 'sh', ...paths];
  const machine = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const saidBy = (child: { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream }) => {
    const said = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said.text += chunk.toString()));
    return said;
  };
  const saidAtBoot = saidBy(machine);
  const isOver = () => machine.exitCode !== null || machine.signalCode !== null;
  await until(async () => isOver() || systemdBelow(machine.pid) !== null, 'systemd as process 1');
  const leader = systemdBelow(machine.pid);
  if (leader === null)
    throw new Error(`No systemd can be process 1 on this machine: ${saidAtBoot.text.slice(-500)}`);
  const root = `/proc/${leader}/root`;
  const network = spawn('slirp4netns', ['--configure', '--mtu=65520', String(leader), 'tap0'], {
    stdio: 'ignore',
  });
  const enter = ['--target', String(leader), '--all', '--', 'env', '-i', ...environment, 'bash'];
  const shell = spawn('nsenter', enter, { stdio: ['pipe', 'pipe', 'pipe'] });
  const said = saidBy(shell);
  const run = async (commands: string) => {
    const from = said.text.length;
    writeFileSync(join(root, 'root/commands'), commands);
    const end = `done-${from}`;
    shell.stdin.write(`set -e; . /root/commands < /dev/null; echo ${end}\n`);
    await until(
      async () => said.text.includes(end, from) || shell.exitCode !== null || isOver(),
      `The end of: ${commands}`,
      longestMs,
    );
    if (said.text.includes(`${end}\n`, from)) return said.text.slice(from).replace(`${end}\n`, '');
    throw new Error(`${commands}\nfailed: ${said.text.slice(from).slice(-3_000)}`);
  };
  for (const [file, text] of Object.entries(standIns)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text, { mode: 0o755 });
  }
  writeFileSync(join(root, 'root/bridge.cjs'), bridge);
  const node = '/srv/campbc/node_modules/node/bin/node';
  process.umask(ownUmask);
  await run('systemctl is-system-running --wait || true');
  await run(`${node} /root/bridge.cjs > /dev/null 2>&1 &`);
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
      network.kill('SIGKILL');
      if (isOver()) return;
      const ended = once(machine, 'exit');
      machine.kill('SIGKILL');
      await ended;
    },
  };
}

const environment = [
  'HOME=/root',
  'LANG=C.UTF-8',
  'DEBIAN_FRONTEND=noninteractive',
  'NODE_EXTRA_CA_CERTS=/usr/local/share/own-authorities.crt',
  'NPM_CONFIG_CAFILE=/usr/local/share/own-authorities.crt',
  'npm_config_cache=/var/cache/libraries/npm',
  'pnpm_config_store_dir=/var/cache/libraries/pnpm',
  'PATH=/usr/local/stand-ins:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
];

/** Finds the first process called systemd among the descendants of a process. */
function systemdBelow(pid: number | undefined): number | null {
  if (pid === undefined) return null;
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    for (const child of children.split(' ').filter(Boolean).map(Number)) {
      const name = readFileSync(`/proc/${child}/comm`, 'utf8').trim();
      const found = name === 'systemd' ? child : systemdBelow(child);
      if (found !== null) return found;
    }
  } catch {
    /* It ended meanwhile. */
  }
  return null;
}
