import type { Generation } from '@camp/contracts/releases';
import type { Role } from '@camp/contracts/roles';
import type { RemoteEvent } from '@camp/contracts/telemetry';
import { built, newPlace, shell, type TestPlace } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { liveDocument } from '@camp/release/store/verified-documents';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { underTest } from './api-under-test.ts';
import { type DatabasePlace, queryDatabase } from './database.ts';
import { newDatabase } from './own-api.ts';
import { signedInAt } from '#tests/support/people/staff-elsewhere.ts';
import { type Answer, Visitor } from './visitor.ts';

const path = '/api/admin/releases';

interface List {
  live: Generation | null;
  history: Generation[];
  next: number | null;
  acting: string;
}

const running: ApiProcess[] = [];

/** An API with a database and a release store of its own. */
export class ReleaseSite {
  readonly place: TestPlace;
  readonly database: DatabasePlace;
  private readonly api: ApiProcess;

  private constructor(place: TestPlace, database: DatabasePlace, api: ApiProcess) {
    this.place = place;
    this.database = database;
    this.api = api;
  }

  /** Over a new store, or beside another site over the same store and database. */
  static async start(
    environment: NodeJS.ProcessEnv = {},
    { place, database }: { place: TestPlace; database?: DatabasePlace } = { place: newPlace() },
  ): Promise<ReleaseSite> {
    const rows = database ?? (await newDatabase());
    const { publicKey, privateKey } = place.keys;
    const api = await startApi({
      dataDir: rows.dataDir,
      environment: {
        DATABASE_URL: rows.databaseUrl,
        REDIS_URL: underTest.redisUrl,
        RELEASE_DIR: place.folder,
        RELEASE_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        RELEASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        RELEASE_BUDGET_MS: '100',
        ...environment,
      },
    });
    running.push(api);
    return new ReleaseSite(place, rows, api);
  }

  /** Of every site that a test file has started. */
  static async stopAll(): Promise<void> {
    await Promise.all(running.splice(0).map(({ service }) => service.stop()));
  }

  liveDocument() {
    return liveDocument(this.place.store, this.place.keys.publicKey);
  }

  get logFile(): string {
    return `${this.api.dataDir}/logs/api.log`;
  }

  signedIn(role: Role) {
    return signedInAt(this.api, role, this.database.databaseUrl);
  }

  newVisitor(): Visitor {
    return new Visitor(this.api.url);
  }

  query(sql: string, values?: (string | number | null)[]) {
    return queryDatabase(this.database, sql, values);
  }

  /** The audit rows of an action; details as an object whichever database kept them. */
  async audited(action: string) {
    const rows = await this.query(
      'SELECT actor_user_id, details FROM audit_log WHERE action = ? ORDER BY id',
      [action],
    );
    return rows.map(({ actor_user_id: actor, details }) => ({
      actor,
      details: (typeof details === 'string' ? JSON.parse(details) : details) as unknown,
    }));
  }

  /** What was counted, without the hour and the ids. */
  signals() {
    return this.query(
      `SELECT generation, app, version, channel, kind, phase, reason, load_ms, times
      FROM release_signals ORDER BY id`,
    );
  }

  async tell(...events: RemoteEvent[]): Promise<void> {
    for (let sent = 0; sent < events.length; sent += 20) {
      const body = { events: events.slice(sent, sent + 20) };
      const { status } = await this.newVisitor().post('/api/telemetry/remotes', body);
      if (status !== 204) throw new Error(`Telemetry answered ${status}.`);
    }
  }
}

export async function listReleases(visitor: Visitor, asked = ''): Promise<List> {
  return (await visitor.get(path + asked)).body as unknown as List;
}

/** One of the calls that change what is live. */
export const act = (visitor: Visitor, action: string, body: object): Promise<Answer> =>
  visitor.post(`${path}/${action}`, body);

export const account = (version: string) => built({ name: 'remote-account', version });

/** Makes the shell and account 1.0.0 live, for all. */
export const publishFirst = (place: TestPlace) =>
  publish(place, { folders: [shell(), account('1.0.0')], by: 'ana' });

type Told = Pick<RemoteEvent, 'generation' | 'remote' | 'version' | 'channel'>;

/** A canary of another account remote for a quarter of the visitors, and what their browsers may tell. */
export interface Canary {
  generation: number;
  version: string;
  canary: Told;
  stable: Told;
}

let canaries = 1;

export async function beginCanary({ place }: ReleaseSite): Promise<Canary> {
  canaries += 1;
  const version = `${canaries}.0.0`;
  const live = await publish(place, { folders: [account(version)], by: 'bo', canary: 25 });
  const { generation, remotes } = live;
  const told = { generation, remote: 'account' };
  const usual = remotes['account']?.version ?? '';
  return {
    generation,
    version,
    canary: { ...told, channel: 'canary', version },
    stable: { ...told, channel: 'stable', version: usual },
  };
}

export const loads = (count: number, told: Told, load_ms = 100): RemoteEvent[] =>
  Array.from({ length: count }, () => ({ kind: 'loaded', ...told, load_ms }));

export const failures = (count: number, told: Told): RemoteEvent[] =>
  Array.from({ length: count }, () => ({
    kind: 'failed',
    ...told,
    phase: 'render',
    reason: 'threw',
  }));
