import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { type RunningSite, startSite } from '#infra/site/site.ts';
import { demoPassword, siteOrigin } from '#infra/test-servers/api-process.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { until } from '#infra/test-servers/programs.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { type CollectedSpan, TraceCollector } from '#tests/support/servers/trace-collector.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'campbc-tracing-'));
let url = '';
let site: RunningSite;
let collector: TraceCollector;

beforeAll(async () => {
  collector = await TraceCollector.start();
  const port = await freePort();
  url = `http://localhost:${port}`;
  await publishFirstRelease(dataDir);
  site = await startSite({
    port,
    mailPort: await freePort(),
    dataDir,
    publicUrl: siteOrigin,
    environment: {
      PATH: process.env['PATH'],
      DEMO_PASSWORD: demoPassword,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
  });
});

afterAll(async () => {
  await site.stop();
  collector.stop();
});

const forged = '0af7651916cd43dd8448eb211c80319c';

/** Returns the spans of the request with this id, once the last one has come: that of the edge. */
async function traceOf(requestId: string | null): Promise<CollectedSpan[]> {
  const isOfRequest = ({ service, attributes }: CollectedSpan) =>
    service === 'campbc-edge' && attributes['campbc.request_id'] === requestId;
  const here = () => {
    const traceId = collector.spans.find(isOfRequest)?.traceId;
    return collector.spans.filter((span) => span.traceId === traceId);
  };
  await until(
    () => Promise.resolve(here().some(({ service }) => service === 'campbc-api')),
    'The spans of a request',
  );
  return here();
}

test('a signed-in call is one trace of edge, API and statements, whatever the visitor says [calls-4]', async () => {
  const visitor = new Visitor(url);
  await visitor.post('/api/auth/login', { identifier: 'member', password: demoPassword });
  const headers = { cookie: visitor.cookieHeader, traceparent: `00-${forged}-b7ad6b7169203331-01` };

  const answer = await fetch(`${url}/api/auth/me?token=of-a-mail`, { headers });

  expect(answer.status).toBe(200);
  const spans = await traceOf(answer.headers.get('x-request-id'));
  const root = spans.find(({ parentSpanId }) => parentSpanId === '');
  expect(root).toMatchObject({
    service: 'campbc-edge',
    name: 'GET api',
    attributes: { 'http.response.status_code': 200 },
  });
  const under = (parent: CollectedSpan | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const [call] = under(root);
  expect(call).toMatchObject({ service: 'campbc-edge', name: 'API' });
  const [answered] = under(call);
  expect(answered).toMatchObject({ service: 'campbc-api', name: 'GET /api/auth/me' });
  expect(under(answered)).toContainEqual(
    expect.objectContaining({
      name: 'SELECT',
      attributes: expect.objectContaining({
        'db.system.name': 'sqlite',
        'db.query.text': expect.stringContaining('FROM device_sessions'),
      }),
    }),
  );
  const told = JSON.stringify(collector.spans);
  const secrets = [forged, 'of-a-mail', 'member@', demoPassword, ...visitor.cookies.values()];
  for (const secret of secrets.filter(({ length }) => length > 1)) {
    expect(told).not.toContain(secret);
  }
  for (const service of ['edge', 'api']) {
    const log = () => readFileSync(join(dataDir, `logs/${service}.log`), 'utf8');
    const isTold = () => Promise.resolve(log().includes(`"trace":"${root?.traceId}"`));
    await until(isTold, `The trace in the log of ${service}`);
  }
});

test('while the collector hangs visitors notice nothing, and the log is told once [calls-5]', async () => {
  collector.hangs = true;
  const asked = collector.asked;
  const statuses = new Set<number>();
  for (let calls = 0; calls < 20; calls += 1) {
    statuses.add((await fetch(`${url}/api/store`)).status);
    statuses.add((await fetch(`${url}/`)).status);
  }

  const warnings = () =>
    readFileSync(join(dataDir, 'logs/edge.log'), 'utf8').split('collector of traces').length - 1;
  const hasTriedAgain = async () => (await fetch(url)).ok && collector.asked >= asked + 5;
  await until(hasTriedAgain, 'More tries');

  expect(warnings()).toBe(1);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
});
