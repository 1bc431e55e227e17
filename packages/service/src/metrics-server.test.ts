import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { Counter, Registry } from 'prom-client';
import { serveMetrics } from './metrics-server.ts';

const registry = new Registry();
new Counter({ name: 'campbc_tents_total', help: 'Tents.', registers: [registry] }).inc(3);

const servers: Awaited<ReturnType<typeof serveMetrics>>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function served(host = '127.0.0.1', port = 0): Promise<number> {
  const server = await serveMetrics(registry, { host, port });
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

test('metrics are at /metrics and nothing else is there [calls-account-2]', async () => {
  const port = await served();

  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);

  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toContain('\ncampbc_tents_total 3\n');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const written = await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' });
  expect(written.status).toBe(404);
});

test('another address of the same machine has no metrics [calls-account-2]', async () => {
  const port = await served();

  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
});

test('a port that is taken, and an address of another machine, are told in one sentence [calls-account-2]', async () => {
  const port = await served();

  await expect(served('127.0.0.1', port)).rejects.toThrow(
    `Port ${port}, given by METRICS_PORT, is already in use.`,
  );
  await expect(served('192.0.2.1')).rejects.toThrow(
    'METRICS_HOST 192.0.2.1 is no address of this machine.',
  );
});
