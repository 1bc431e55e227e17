import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { until } from '#infra/test-servers/programs.ts';
import { SupervisedService } from './supervised-service.ts';

/** A service that writes its process id into a file, then listens. */
function makeService(source = '') {
  const folder = temporaryFolder();
  const script = join(folder, 'service.mjs');
  const pidFile = join(folder, 'pid');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
${source}
writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
process.on('disconnect', () => process.exit(0));
process.send({ ready: true });`,
  );
  const pid = () => Number(readFileSync(pidFile, 'utf8'));
  const options = { name: 'api', script, environment: process.env, logFolder: folder };
  return { options, pid };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a service that dies is reported and started again', async () => {
  const { options, pid } = makeService();
  const told: string[] = [];
  const service = await SupervisedService.start(options, (sentence) => told.push(sentence));
  const first = pid();

  process.kill(first, 'SIGKILL');

  await until(async () => told.length === 2, 'The service is running again');
  expect(told).toEqual([
    'api has ended by itself; starting it again in 0.5 s.',
    'api is running again.',
  ]);
  expect(pid()).not.toBe(first);
  await service.stop();
});

test('a service that is told to stop stays stopped, even while it waits to start again', async () => {
  const { options, pid } = makeService();
  const told: string[] = [];
  const service = await SupervisedService.start(options, (sentence) => told.push(sentence));
  const first = pid();
  process.kill(first, 'SIGKILL');
  await until(async () => told.length === 1, 'The fall is reported');

  await service.stop();

  expect(told).toHaveLength(1);
  expect(pid()).toBe(first);
});

test('stopping ends the process', async () => {
  const { options, pid } = makeService();
  const service = await SupervisedService.start(options, () => undefined);

  await service.stop();

  expect(isAlive(pid())).toBe(false);
});

test('a service that fails at its first start is not tried again, and its last words are told', async () => {
  const { options } = makeService(`console.error('No such table.'); process.exit(1);`);

  const start = SupervisedService.start(options, () => undefined);

  await expect(start).rejects.toThrow('api did not start. No such table.');
});
