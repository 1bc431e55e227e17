import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@camp/contracts/site/roles';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { signIn, underTest } from './api-under-test.ts';
import {
  type DatabasePlace,
  queryDatabase,
  type SqlValue,
} from '#tests/support/people/database.ts';
import { Visitor } from './visitor.ts';

/** A database that only this test writes to, of the kind that the run is about. */
export async function newDatabase(): Promise<DatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'campbc-own-'));
  if (!underTest.databaseUrl) return { dataDir };
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  await queryDatabase(underTest, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const address = new URL(underTest.databaseUrl);
  address.pathname = name;
  return { dataDir, databaseUrl: address.href };
}

/** An API next to the one under test, for tests that spoil tables or look at everything in them. */
export class OwnApi {
  readonly place: DatabasePlace;
  private process: ApiProcess;

  private constructor(place: DatabasePlace, process: ApiProcess) {
    this.place = place;
    this.process = process;
  }

  /** Starts it over a new database, or over one that another API may be using too. */
  static async start(given?: DatabasePlace, settings: NodeJS.ProcessEnv = {}): Promise<OwnApi> {
    const place = given ?? (await newDatabase());
    return new OwnApi(place, await OwnApi.run(place, settings));
  }

  private static run(
    { dataDir, databaseUrl }: DatabasePlace,
    settings: NodeJS.ProcessEnv,
  ): Promise<ApiProcess> {
    return startApi({ dataDir, environment: { DATABASE_URL: databaseUrl, ...settings } });
  }

  get url(): string {
    return this.process.url;
  }

  /** Returns the memory that the process holds now, in bytes. */
  residentBytes(): number {
    const status = readFileSync(`/proc/${this.process.service.child.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
  }

  /** Path of the process's log file. */
  get logFile(): string {
    return join(this.process.dataDir, 'logs/api.log');
  }

  stop(): Promise<void> {
    return this.process.service.stop();
  }

  async startAgain(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    this.process = await OwnApi.run(this.place, settings);
  }

  query(sql: string, values?: SqlValue[]) {
    return queryDatabase(this.place, sql, values);
  }

  newVisitor(): Visitor {
    return new Visitor(this.process.url);
  }

  /** Makes a verified member of a role, signed in by password alone. */
  async signedIn(role: Role) {
    const [user, visitor] = [await buildUser(this.place, { role }), this.newVisitor()];
    const { status } = await signIn(visitor, user);
    if (status !== 200) throw new Error(`Sign-in answered ${status}.`);
    return { ...user, visitor };
  }
}
