import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { freePort } from '#infra/site/ports.ts';
import { type Program, startProgram, until } from '#infra/test-servers/programs.ts';
import type { Link } from './links.ts';

/** Name of the primary among the Sentinels. */
export const primaryName = 'campbc';

/** A Redis or a Sentinel, which can be ended and started again over the same folder. */
export class RedisMember {
  readonly name: string;
  readonly port: number;
  readonly folder: string;
  private readonly args: readonly string[];
  private program: Program | undefined;

  private constructor(name: string, port: number, options: MemberOptions) {
    this.name = name;
    this.port = port;
    this.folder = options.folder;
    this.args = options.args;
  }

  static async start(name: string, port: number, options: MemberOptions): Promise<RedisMember> {
    const member = new RedisMember(name, port, options);
    await member.resume();
    return member;
  }

  kill(signal: NodeJS.Signals): void {
    this.program?.kill(signal);
  }

  async resume(): Promise<void> {
    await this.stopProgram();
    this.program = startProgram('redis-server', [...this.args], { cwd: this.folder });
    await until(async () => (await this.ask(['PING'])) === 'PONG', `${this.name} answers`);
  }

  async ask(command: string[]): Promise<unknown> {
    const url = `redis://127.0.0.1:${this.port}`;
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.sendCommand(command);
    } finally {
      client.destroy();
    }
  }

  async stop(): Promise<void> {
    await this.stopProgram();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async stopProgram(): Promise<void> {
    this.kill('SIGCONT');
    await this.program?.stop();
  }
}

interface MemberOptions {
  folder: string;
  args: readonly string[];
}

const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `campbc-${name}-`));

/**
 * Starts a primary and two replicas. A primary that has lost its replicas takes no writes: on the wrong side of
 * a cut they would be lost.
 */
export async function startRedisGroup(link: Link): Promise<RedisMember[]> {
  const members: RedisMember[] = [];
  let primary: number | null = null;
  for (const name of ['redis-1', 'redis-2', 'redis-3']) {
    const port = await freePort();
    const known = await link(name, port);
    const args = `--port ${port} --bind 127.0.0.1 --save  --appendonly yes --min-replicas-to-write 1
      --min-replicas-max-lag 3 --repl-timeout 5 --repl-ping-replica-period 1 --repl-diskless-sync-delay 0
      --replica-announce-ip 127.0.0.1 --replica-announce-port ${known}`;
    const follow: string[] = primary ? ['--replicaof', `127.0.0.1 ${primary}`] : [];
    const folder = newFolder(name);
    const options = { folder, args: [...wordsOf(args), ...follow] };
    members.push(await RedisMember.start(name, port, options));
    primary ??= known;
  }
  return members;
}

/* An empty word is a value, too. */
const wordsOf = (args: string) => args.split(/\n\s*| /);

/** Starts three Sentinels, of which two must agree. */
export async function startSentinels(primaryPort: number): Promise<RedisMember[]> {
  const sentinels: RedisMember[] = [];
  for (const name of ['sentinel-1', 'sentinel-2', 'sentinel-3']) {
    const port = await freePort();
    const folder = newFolder(name);
    const file = join(folder, 'sentinel.conf');
    /* A Sentinel writes into this file what it learns. */
    writeFileSync(
      file,
      `port ${port}
bind 127.0.0.1
sentinel monitor ${primaryName} 127.0.0.1 ${primaryPort} 2
sentinel down-after-milliseconds ${primaryName} 2000
sentinel failover-timeout ${primaryName} 5000
sentinel parallel-syncs ${primaryName} 2
`,
    );
    const options = { folder, args: [file, '--sentinel'] };
    sentinels.push(await RedisMember.start(name, port, options));
  }
  return sentinels;
}
