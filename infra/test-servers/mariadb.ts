import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import mysql from 'mysql2/promise';
import { freePort } from '#infra/site/ports.ts';
import { type Program, startProgram, until } from './programs.ts';

const run = promisify(execFile);

/** Defaults that a server may have and that the API's statements must not depend on. */
export const unfriendlyDefaults = [
  '--sql-mode=NO_BACKSLASH_ESCAPES,ANSI_QUOTES,PIPES_AS_CONCAT',
  '--default-time-zone=-08:00',
  '--character-set-server=latin1',
  '--collation-server=latin1_swedish_ci',
  '--transaction-isolation=READ-UNCOMMITTED',
];

/** A real MariaDB with a data folder of its own, listening on loopback for this run only. */
export class MariaDb {
  readonly port: number;
  private readonly folder: string;
  private program: Program | undefined;

  private readonly options: readonly string[];

  private constructor(folder: string, port: number, options: readonly string[]) {
    this.folder = folder;
    this.port = port;
    this.options = options;
  }

  /** Options are the server's own, such as `--innodb-buffer-pool-size=1G`. */
  static async start(options: readonly string[] = []): Promise<MariaDb> {
    const folder = await mkdtemp(join(tmpdir(), 'campbc-mariadb-'));
    const user = `--user=${userInfo().username}`;
    await run('mariadb-install-db', [
      '--no-defaults',
      `--datadir=${folder}`,
      user,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
    const server = new MariaDb(folder, await freePort(), options);
    await server.resume();
    return server;
  }

  /** Starts the server again over the same data. */
  async resume(): Promise<void> {
    this.program = startProgram('mariadbd', [
      '--no-defaults',
      `--datadir=${this.folder}`,
      /* A server that starts removes temporary tables of the folder, be they another server's. */
      `--tmpdir=${this.folder}`,
      `--user=${userInfo().username}`,
      `--port=${this.port}`,
      `--socket=${join(this.folder, 'mariadb.sock')}`,
      '--bind-address=127.0.0.1',
      '--innodb-flush-log-at-trx-commit=2',
      '--skip-log-bin',
      ...this.options,
    ]);
    await until(() => this.answers(), 'MariaDB answers');
  }

  /** Ends the server but keeps its data. */
  async pause(): Promise<void> {
    await this.program?.stop();
  }

  async stop(): Promise<void> {
    await this.pause();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The address of a new, empty database. One that a test's first try left behind is dropped. */
  async createDatabase(name: string): Promise<string> {
    const connection = await this.connect();
    await connection.query('SET foreign_key_checks = 0');
    await connection.query('CREATE OR REPLACE DATABASE ?? CHARACTER SET utf8mb4', [name]);
    await connection.end();
    return `mysql://root@127.0.0.1:${this.port}/${name}`;
  }

  private connect() {
    return mysql.createConnection({ host: '127.0.0.1', port: this.port, user: 'root' });
  }

  private async answers(): Promise<boolean> {
    const connection = await this.connect();
    await connection.end();
    return true;
  }
}
