import mysql from 'mysql2/promise';
import type { ApiProcess } from '#infra/test-servers/api-process.ts';
import { databaseOptions, fill } from './back-office.ts';
import { startEdge } from './edge/peers.ts';
import { seedAudit } from './seed-audit.ts';
import { seedUsers } from './seed-users.ts';
import { startDatabase, startMeasuredApi } from './servers/stores.ts';

export interface BusySite {
  api: ApiProcess;
  /** Address of the edge. */
  url: string;
  databaseUrl: string;
}

const rows = 20_000;

/** Starts an edge, an API and a database with many people and events. Limits are those of production. */
export async function startBusySite(started: AsyncDisposableStack): Promise<BusySite> {
  const server = await startDatabase(started, databaseOptions);
  const databaseUrl = await server.createDatabase('campbc_bench');
  const environment = { DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: '1' };
  const api = await startMeasuredApi(started, environment);
  const connection = await mysql.createConnection(databaseUrl);
  started.defer(() => connection.destroy());
  await fill(connection, { table: 'users', rows }, seedUsers(1, rows));
  await fill(connection, { table: 'audit_log', rows }, seedAudit(1, rows));
  const { url } = await startEdge(started, api.url);
  return { api, url, databaseUrl };
}
