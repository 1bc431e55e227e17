import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { startNginx } from '#infra/test-servers/nginx.ts';
import { listen } from '#tests/support/servers/loopback.ts';
import { ask } from '#tests/support/servers/nginx.ts';

test('what one edge refuses with 503 the other one answers, but for what changes something [operation-5]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-edges-'));
  const asked: string[] = [];
  const edge = (name: string, status: number) =>
    createServer(({ method, url: path }, response) => {
      if (path === '/healthz') return void response.end();
      asked.push(`${method} ${name}`);
      response.writeHead(status).end();
    });
  const edges = [edge('full', 503), edge('well', 200)];
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const edgePorts = await Promise.all(edges.map((each) => listen(each)));
  const other = await startNginx({ httpPort, httpsPort, edgePorts, dataDir });
  const send = async (method: string) =>
    (await ask(`https://localhost:${httpsPort}/api/x`, { method })).status;

  const reads = [await send('GET'), await send('GET'), await send('GET'), await send('GET')];
  const changes = new Set([await send('POST'), await send('POST')]);

  expect(reads).toEqual([200, 200, 200, 200]);
  expect(asked).toContain('GET full');
  expect(changes).toContain(503);
  await other.stop();
  for (const each of edges) each.close();
});
