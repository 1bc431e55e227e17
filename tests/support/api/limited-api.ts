import type { Role } from '@camp/contracts/site/roles';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { underTest } from './api-under-test.ts';
import { queryDatabase, type SqlValue } from '#tests/support/people/database.ts';
import { newPlace } from './new-place.ts';
import { type BuiltUser, buildUser } from '#tests/support/people/build-user.ts';
import { type Answer, Visitor } from './visitor.ts';

/** An API with the real limits, next to the one under test, which all tests call from one address. */
export class LimitedApi {
  readonly process: ApiProcess;

  private constructor(process: ApiProcess) {
    this.process = process;
  }

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<LimitedApi> {
    const places = {
      DATABASE_URL: underTest.databaseUrl,
      REDIS_URL: underTest.redisUrl,
      SMTP_URL: underTest.smtpUrl,
    };
    const limited = { ...places, RATE_LIMIT_FACTOR: '1', ...environment };
    return new LimitedApi(await startApi({ environment: limited }));
  }

  stop(): Promise<void> {
    return this.process.service.stop();
  }

  query(sql: string, values?: SqlValue[]) {
    const { databaseUrl } = underTest;
    return queryDatabase({ dataDir: this.process.dataDir, databaseUrl }, sql, values);
  }

  /** Makes one call from a place, as a visitor the API has never seen. */
  post(path: string, body: unknown, from: string): Promise<Answer> {
    const headers = { 'x-forwarded-for': from };
    return new Visitor(this.process.url).post(path, body, { headers });
  }

  logIn(account: { identifier: string; password: string }, from: string): Promise<Answer> {
    return this.post('/api/auth/login', account, from);
  }

  newVerified(role?: Role): Promise<BuiltUser> {
    const { dataDir } = this.process;
    return buildUser({ dataDir, databaseUrl: underTest.databaseUrl }, role ? { role } : {});
  }

  /** Signs in someone verified, a member by default, from a place that no one else has called from. */
  async signedIn(role?: Role) {
    const { id, email: identifier, password } = await this.newVerified(role);
    const visitor = new Visitor(this.process.url);
    const headers = { 'x-forwarded-for': newPlace() };
    await visitor.post('/api/auth/login', { identifier, password }, { headers });
    return { id, visitor };
  }
}
