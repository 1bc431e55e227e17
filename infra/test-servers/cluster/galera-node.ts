import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';
import { freePort } from '#infra/site/ports.ts';
import { type Program, startProgram, until } from '#infra/test-servers/programs.ts';

const run = promisify(execFile);

/** Debian's user: as root, MariaDB does not take over another node's files. */
const user = process.getuid?.() === 0 ? 'mysql' : userInfo().username;
const joinTimeoutMs = 90_000;
/** Number of lines of its log that are shown when it does not join. */
const linesOfLog = 30;

/** A node that is silent for so long is left behind by the others; until then no client can commit. */
const group = [
  'evs.keepalive_period=PT0.5S',
  'evs.inactive_check_period=PT0.25S',
  'evs.suspect_timeout=PT2S',
  'evs.inactive_timeout=PT4S',
  'gmcast.peer_timeout=PT2S',
  'gcache.size=64M',
];

interface Ports {
  sql: number;
  group: number;
  /** Port for changes that a node missed, and for a whole copy. */
  changes: number;
  copy: number;
}

/** One MariaDB of a Galera cluster, with a data folder of its own, on loopback. */
export class GaleraNode {
  readonly name: string;
  readonly ports: Ports;
  readonly folder: string;
  private peers: readonly GaleraNode[] = [];
  private program: Program | undefined;

  private constructor(name: string, ports: Ports) {
    this.name = name;
    this.ports = ports;
    this.folder = mkdtempSync(join(tmpdir(), `campbc-${name}-`));
    execFileSync('chown', [user, this.folder]);
  }

  /** Starts a cluster of so many nodes: the first one makes it, and the others copy its data. */
  static async startCluster(size: number): Promise<GaleraNode[]> {
    const nodes: GaleraNode[] = [];
    for (let number = 1; number <= size; number += 1) {
      const [sql, peers] = [await freePort(), await freePort()];
      const ports = { sql, group: peers, changes: await freePort(), copy: await freePort() };
      nodes.push(new GaleraNode(`mariadb-${number}`, ports));
    }
    for (const node of nodes) node.peers = nodes;
    const [first, ...others] = nodes;
    await first?.found();
    for (const node of others) await node.start();
    return nodes;
  }

  kill(signal: NodeJS.Signals): void {
    this.program?.kill(signal);
  }

  /** Starts the node again after its end. It gets a copy from another node. */
  async resume(): Promise<void> {
    await this.stopProgram();
    await this.start();
  }

  /** True if it has applied the others' changes and knows so many nodes. */
  async isWhole(size = this.peers.length): Promise<boolean> {
    const connection = await this.connect();
    try {
      const [rows] = await connection.query(
        `SELECT LOWER(variable_name) AS name, variable_value AS value FROM information_schema.global_status
        WHERE variable_name IN ('wsrep_cluster_size', 'wsrep_local_state')`,
      );
      const read = new Map((rows as Status[]).map(({ name, value }) => [name, Number(value)]));
      return read.get('wsrep_cluster_size') === size && read.get('wsrep_local_state') === synced;
    } finally {
      connection.destroy();
    }
  }

  /** Cuts the node off from the others, or lets it back. */
  async isolate(degree: 0 | 1): Promise<void> {
    const connection = await this.connect();
    const options = [`gmcast.isolate=${degree}`];
    await connection.query('SET GLOBAL wsrep_provider_options = ?', options);
    connection.destroy();
  }

  async createDatabase(name: string): Promise<void> {
    const connection = await this.connect();
    await connection.query('CREATE DATABASE ?? CHARACTER SET utf8mb4', [name]);
    connection.destroy();
  }

  async stop(): Promise<void> {
    await this.stopProgram();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async stopProgram(): Promise<void> {
    this.kill('SIGCONT');
    await this.program?.stop();
  }

  private async found(): Promise<void> {
    const make = [`--datadir=${this.folder}`, `--user=${user}`, '--skip-test-db'];
    const normal = '--auth-root-authentication-method=normal';
    await run('mariadb-install-db', ['--no-defaults', normal, ...make]);
    await this.start(['--wsrep-new-cluster'], 1);
  }

  private async start(more: readonly string[] = [], size?: number): Promise<void> {
    this.program = startProgram('mariadbd', [...this.options(), ...more]);
    const isThere = () => (size ? this.isWhole(size) : this.hasJoined());
    try {
      await until(isThere, `${this.name} has joined`, joinTimeoutMs);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${this.lastSaid()}`, { cause: error });
    }
  }

  private lastSaid(): string {
    return readFileSync(this.log, 'utf8').split('\n').slice(-linesOfLog).join('\n');
  }

  private get log(): string {
    return join(this.folder, 'error.log');
  }

  /** True if it is whole, even if one of the other nodes is away. */
  private async hasJoined(): Promise<boolean> {
    return (await this.isWhole(3)) || (await this.isWhole(2));
  }

  private options(): string[] {
    const { sql, group: own, changes, copy } = this.ports;
    const address = this.peers.map(({ ports }) => `127.0.0.1:${ports.group}`).join(',');
    const listen = [`gmcast.listen_addr=tcp://127.0.0.1:${own}`, `base_port=${own}`];
    /* A node that gives a copy takes no writes meanwhile, so the first node, which takes all writes, comes last. */
    const donors = this.peers.toReversed().filter((peer) => peer !== this);
    return [
      '--no-defaults',
      `--datadir=${this.folder}`,
      `--user=${user}`,
      `--port=${sql}`,
      `--socket=${join(this.folder, 'mariadb.sock')}`,
      `--log-error=${this.log}`,
      '--bind-address=127.0.0.1',
      '--skip-log-bin',
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--innodb-flush-log-at-trx-commit=2',
      '--wsrep-on=ON',
      '--wsrep-provider=/usr/lib/galera/libgalera_smm.so',
      '--wsrep-cluster-name=campbc',
      `--wsrep-cluster-address=gcomm://${address}`,
      `--wsrep-node-name=${this.name}`,
      '--wsrep-node-address=127.0.0.1',
      '--wsrep-sst-method=rsync',
      `--wsrep-sst-receive-address=127.0.0.1:${copy}`,
      `--wsrep-sst-donor=${donors.map(({ name }) => name).join(',')}`,
      `--wsrep-provider-options=${[...listen, `ist.recv_addr=127.0.0.1:${changes}`, ...group].join(';')}`,
    ];
  }

  private connect() {
    return mysql.createConnection({
      host: '127.0.0.1',
      port: this.ports.sql,
      user: 'root',
      connectTimeout: 2_000,
    });
  }
}

interface Status {
  name: string;
  value: string;
}

/** Value of `wsrep_local_state` in a node that is in sync. */
const synced = 4;
