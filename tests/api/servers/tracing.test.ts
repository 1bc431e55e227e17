import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { TraceCollector } from '#tests/support/servers/trace-collector.ts';

let api: LimitedApi;
let collector: TraceCollector;

beforeAll(async () => {
  collector = await TraceCollector.start();
  api = await LimitedApi.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});

afterAll(async () => {
  await api.stop();
  collector.stop();
});

test('what Redis and MySQL are asked for a call is in its trace, without keys and values [calls-4]', async () => {
  const { email: identifier, password } = await api.newVerified();
  const visitor = new Visitor(api.process.url);
  const from = { headers: { 'x-forwarded-for': newPlace() } };
  const login = await visitor.post('/api/auth/login', { identifier, password }, from);
  expect(login.status).toBe(200);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const headers = {
    cookie: visitor.cookieHeader,
    traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  };

  const answer = await fetch(`${api.process.url}/api/auth/me`, {
    headers: { ...headers, 'x-forwarded-for': newPlace() },
  });

  expect(answer.status).toBe(200);
  const here = () => collector.spans.filter((span) => span.traceId === traceId);
  const isWhole = () => here().some(({ name }) => name === 'GET /api/auth/me');
  await until(() => Promise.resolve(isWhole()), 'The spans of a call');
  const asked = here().map(({ name, attributes }) => [attributes['db.system.name'], name]);
  expect(asked).toContainEqual(['redis', 'GET']);
  expect(asked).toContainEqual(['mysql', 'SELECT']);
  const told = JSON.stringify(collector.spans);
  const values = [identifier, ...visitor.cookies.values()].filter(({ length }) => length > 1);
  for (const value of values) expect(told).not.toContain(value);
});
