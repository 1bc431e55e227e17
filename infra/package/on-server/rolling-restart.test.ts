import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { rollOut, unitCalled } from './rolling-restart.ts';

/** A service that says whether it is ready. */
async function service(kind: string, { isReady = true } = {}) {
  const server = createServer((_request, response) =>
    response.writeHead(isReady ? 200 : 503).end(),
  );
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return unitCalled(`campbc-${kind}@${(server.address() as AddressInfo).port}`);
}

/** A command that notes which units it was to restart. */
function notes() {
  const file = join(temporaryFolder({ restarted: '' }), 'restarted');
  const restart = ['sh', '-c', `echo "$1" >> ${file}`, 'sh'];
  return { restart, restarted: () => readFileSync(file, 'utf8').trim().split('\n') };
}

const tell = () => undefined;

test('units are restarted one after the other, APIs before edges', async () => {
  const [edge, api] = [await service('edge'), await service('api')];
  const { restart, restarted } = notes();

  await rollOut({ units: [edge, api], restart, tell });

  expect(restarted()).toEqual([api.name, edge.name]);
});

test('nothing is restarted while another unit is not ready', async () => {
  const [good, bad] = [await service('api'), await service('api', { isReady: false })];
  const { restart, restarted } = notes();

  const rollout = rollOut({ units: [good, bad], restart, tell });

  await expect(rollout).rejects.toThrow(
    `${bad.name} is not ready. Not restarted: ${good.name}, ${bad.name}.`,
  );
  expect(restarted()).toEqual(['']);
});

test('out of a failed update, what is not ready is restarted first, although another is not ready [operation-4]', async () => {
  const [good, bad] = [await service('api'), await service('edge', { isReady: false })];
  const { restart, restarted } = notes();
  const other = await service('api', { isReady: false });

  const units = [good, bad, other];
  const rollout = rollOut({ units, restart, tell, isRecovery: true, readyTimeoutMs: 300 });

  await expect(rollout).rejects.toThrow(
    `${other.name} did not get ready. Not restarted: ${bad.name}, ${good.name}.`,
  );
  expect(restarted()).toEqual([other.name]);
});

test('a unit that does not get ready ends it, and the next ones go on as they were', async () => {
  const [bad, good] = [await service('api', { isReady: false }), await service('edge')];
  const { restart, restarted } = notes();

  const rollout = rollOut({ units: [bad, good], restart, tell, readyTimeoutMs: 500 });

  await expect(rollout).rejects.toThrow(
    `${bad.name} did not get ready. Not restarted: ${good.name}.`,
  );
  expect(restarted()).toEqual([bad.name]);
});

test('a name without a port, and a command that fails, are told', async () => {
  const unit = await service('api');

  expect(() => unitCalled('campbc-api')).toThrow('it has no port after @');
  await expect(rollOut({ units: [unit], restart: ['false'], tell })).rejects.toThrow(
    `false ${unit.name} ended with 1.`,
  );
});
