import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { publicKeyFile } from '@camp/release/document/signing-keys';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { keysFolderOf, releaseFolderOf } from '#infra/site/settings.ts';
import { testSecrets } from '#infra/test-servers/api-process.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { until } from '#infra/test-servers/programs.ts';

/* What a server gets, unpacked as on a server: nothing beside it may be needed. */
const run = promisify(execFile);
const target = mkdtempSync(join(tmpdir(), 'campbc-package-'));
const dataDir = mkdtempSync(join(tmpdir(), 'campbc-packaged-'));
const mostBytes = 120_000_000;
let archive = '';
let folder = '';

beforeAll(async () => {
  await Promise.all([
    run(process.execPath, ['infra/package/main.ts', target]),
    publishFirstRelease(dataDir),
  ]);
  [archive = ''] = globSync(join(target, '*.tar.gz'));
  await run('tar', ['-xzf', archive, '-C', target]);
  folder = join(target, basename(archive, '.tar.gz'));
}, 180_000);

afterAll(() => {
  rmSync(target, { recursive: true, force: true });
});

/** A command of the package on its own Node, as an operator gives it. */
const command = (...args: string[]) =>
  run(join(folder, 'node_modules/node/bin/node'), ['infra/bootstrap/main.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir },
  });

async function start(name: 'api' | 'edge', environment: NodeJS.ProcessEnv) {
  const service = await ServiceProcess.start({
    name,
    script: join(folder, `services/${name}/src/server.ts`),
    logFolder: join(dataDir, 'logs'),
    environment: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://localhost:8080',
      RELEASE_DIR: releaseFolderOf(dataDir),
      RELEASE_PUBLIC_KEY: join(keysFolderOf(dataDir), publicKeyFile),
      ...environment,
    },
  });
  return service;
}

test('there is no test in it, nothing that tests or builds, and it is small', async () => {
  const isOfTests = (name: string) => /\.(test|fixture|spec)\.|^tests\//.test(name);
  const files = globSync('**/*', { cwd: folder, exclude: (name) => name.includes('node_modules') });
  const libraries = globSync('*', { cwd: join(folder, 'node_modules/.pnpm') }).join('\n');

  expect(files).toContain('services/api/src/server.ts');
  expect(files.filter(isOfTests)).toEqual([]);
  expect(libraries).toContain('express@');
  expect(libraries).not.toMatch(/jest|playwright|typescript@|rspack|oxlint|fast-check|smtp-server/);
  expect(readFileSync(archive).length).toBeLessThan(mostBytes);
  await run('sha256sum', ['--check', `${basename(archive)}.sha256`], { cwd: target });
});

test('API and edge run from it, and so do the commands of an operator', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const api = await start('api', { API_PORT: String(apiPort), ...testSecrets });
  const edge = await start('edge', {
    PORT: String(port),
    API_URL: `http://127.0.0.1:${apiPort}`,
  });

  await until(async () => (await fetch(`${url}/readyz`)).ok, 'The edge is ready');
  expect(await (await fetch(`${url}/login`)).text()).toContain('<div id="root"');
  expect((await fetch(`${url}/api/auth/me`)).status).toBe(401);
  expect((await command('admin', 'list')).stdout).toContain('staff');
  expect((await command('release', 'verify')).stdout).toContain('every file are as published');
  await expect(command('release', 'rollback', 'remote-account')).rejects.toThrow(
    'No other version of remote-account was live',
  );
  await Promise.all([api.stop(), edge.stop()]);
});
