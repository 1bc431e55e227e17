import type { KeyObject } from 'node:crypto';
import type { Generation } from '@camp/contracts/staff/releases';
import type { Role } from '@camp/contracts/site/roles';
import type { RemoteEvent } from '@camp/contracts/site/telemetry';
import {
  built,
  newPublisher,
  serverBeside,
  shell,
  type TestPublisher,
} from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { liveDocument } from '@camp/release/store/verified-documents';
import { freePort } from '#infra/site/ports.ts';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { underTest } from './api-under-test.ts';
import { newId, shellStarts, telemetrySecret, tokenOf } from './document-token.ts';
import { type DatabasePlace, instantIn, queryDatabase } from '#tests/support/people/database.ts';
import { newDatabase } from './own-api.ts';
import { signedInAt } from './staff-elsewhere.ts';
import { roundPasses } from '#tests/support/servers/metrics.ts';
import { type Answer, Visitor } from './visitor.ts';

const path = '/api/admin/releases';
interface List {
  live: Generation | null;
  history: Generation[];
  next: number | null;
  ways_back: { name: string; version: string }[];
  acting: string;
}

const running: ApiProcess[] = [];
/** Returns the settings that name the keys whose signatures a service accepts. */
function publicSettingsOf({ publicKey, serverKey }: TestPublisher['keys']) {
  const pem = (key: KeyObject | null) => key?.export({ type: 'spki', format: 'pem' }).toString();
  return { RELEASE_PUBLIC_KEY: pem(publicKey), RELEASE_SERVER_PUBLIC_KEY: pem(serverKey) };
}

/** An API with a database and a release store of its own. */
export class ReleaseSite {
  readonly publisher: TestPublisher;
  readonly database: DatabasePlace;
  readonly metricsPort: number;
  readonly api: ApiProcess;

  private constructor(
    { publisher, database }: Pick<ReleaseSite, 'publisher' | 'database'>,
    api: ApiProcess,
    metricsPort: number,
  ) {
    this.publisher = publisher;
    this.database = database;
    this.api = api;
    this.metricsPort = metricsPort;
  }

  /** Starts it over a new store, or next to another site over the same store and database. */
  static async start(
    environment: NodeJS.ProcessEnv = {},
    { publisher, database }: { publisher: TestPublisher; database?: DatabasePlace } = {
      publisher: newPublisher(),
    },
  ): Promise<ReleaseSite> {
    const rows = database ?? (await newDatabase());
    const { privateKey } = serverBeside(publisher).keys;
    const metricsPort = await freePort();
    const api = await startApi({
      dataDir: rows.dataDir,
      environment: {
        DATABASE_URL: rows.databaseUrl,
        REDIS_URL: underTest.redisUrl,
        RELEASE_DIR: publisher.folder,
        ...publicSettingsOf(publisher.keys),
        RELEASE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        RELEASE_BUDGET_MS: '100',
        TELEMETRY_SECRET: telemetrySecret,
        METRICS_PORT: String(metricsPort),
        ...environment,
      },
    });
    running.push(api);
    return new ReleaseSite({ publisher, database: rows }, api, metricsPort);
  }

  /** Starts it over a new store, with a first release live. */
  static async published(environment?: NodeJS.ProcessEnv): Promise<ReleaseSite> {
    const site = await ReleaseSite.start(environment);
    await publishFirst(site.publisher);
    return site;
  }

  /** Stops every site that a test file has started. */
  static async stopAll(): Promise<void> {
    await Promise.all(running.splice(0).map(({ service }) => service.stop()));
  }

  liveDocument() {
    return liveDocument(this.publisher.store, this.publisher.keys);
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

  /** Waits until the watchdog has looked at the live release and at canaries since this call. */
  async looksPass(): Promise<void> {
    await roundPasses('release-watchdog', this.metricsPort);
  }

  /** Returns what was counted, without the hour and the ids. */
  metrics() {
    return this.query(
      `SELECT generation, app, version, channel, kind, phase, reason, load_ms, times
      FROM release_signals ORDER BY id`,
    );
  }

  /** Makes one call; returns what it alone counts, and its status. */
  async counted(address: string, body: unknown, headers: Record<string, string> = {}) {
    await this.query('DELETE FROM release_signals');
    const { status } = await this.newVisitor().post(address, body, { headers });
    return { status, metrics: await this.metrics() };
  }

  /** Reports each event, as a visitor of its own who was fine with the first release. They count all at once. */
  async tell(...events: RemoteEvent[]): Promise<void> {
    const visits = events.map((event) => ({ ...event, visitor: newId() }));
    const first = { generation: 1, channel: 'stable' };
    await this.noteStarts(visits.map((visit) => ({ ...visit, ...first })));
    await Promise.all(
      visits.map(({ visitor, ...event }) =>
        this.report('remotes', { token: tokenOf(event, { visitor }), events: [event] }),
      ),
    );
    const later = visits.filter(({ generation }) => generation > 1);
    if (later.length > 0) await this.noteStarts(later);
  }

  private async noteStarts(visits: Parameters<typeof shellStarts>[0]): Promise<void> {
    const now = instantIn(this.database, new Date().toISOString().replace(/T|Z/g, ' ').trim());
    await this.query(...shellStarts(visits, now));
  }

  /** Makes a visitor whose browser reported that the shell of the first release started. */
  async regularVisitor(ip?: string): Promise<string> {
    const visitor = newId();
    const token = tokenOf({ generation: 1, channel: 'stable' }, { visitor });
    await this.report('boot', { token, state: 'alive' }, ip);
    return visitor;
  }

  /** Reports that a document was served, and that its shell failed, from an address. */
  async reportFailure(token: string, ip?: string): Promise<void> {
    await this.report('boot', { token, state: 'served' }, ip);
    await this.report('boot', { token, state: 'failed', reason: 'start' }, ip);
  }

  /** Reports what a browser would, from an address. */
  async report(about: 'remotes' | 'boot', body: object, ip = '127.0.0.1'): Promise<void> {
    const headers = { 'x-forwarded-for': ip, 'user-agent': 'Gecko/2 Firefox/150.0' };
    const { status } = await this.newVisitor().post(`/api/telemetry/${about}`, body, { headers });
    if (status !== 204) throw new Error(`Telemetry answered ${status}.`);
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
export const publishFirst = (publisher: TestPublisher) =>
  publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });

export type Remote = Pick<RemoteEvent, 'generation' | 'remote' | 'version' | 'channel'>;

/** A canary of another account remote for a quarter of the visitors, and what their browsers may report. */
export interface Canary {
  generation: number;
  version: string;
  canary: Remote;
  stable: Remote;
}

let canaries = 1;

export async function beginCanary({ publisher }: ReleaseSite): Promise<Canary> {
  canaries += 1;
  const version = `${canaries}.0.0`;
  const live = await publish(publisher, { folders: [account(version)], by: 'bo', canary: 25 });
  const { generation, remotes } = live;
  const told = { generation, remote: 'account' };
  const usual = remotes['account']?.version ?? '';
  return {
    generation,
    version,
    canary: { ...told, channel: 'remote-account', version },
    stable: { ...told, channel: 'stable', version: usual },
  };
}

/** A site with the first release live, on which a canary of another account remote has begun. */
export async function siteWithCanary() {
  const site = await ReleaseSite.start();
  await publishFirst(site.publisher);
  return { site, canary: await beginCanary(site) };
}

export const loads = (count: number, told: Remote, load_ms = 100): RemoteEvent[] =>
  Array.from({ length: count }, () => ({ kind: 'loaded', ...told, load_ms }));

export const failures = (count: number, told: Remote): RemoteEvent[] =>
  Array.from({ length: count }, () => ({
    kind: 'failed',
    ...told,
    phase: 'render',
    reason: 'threw',
  }));
