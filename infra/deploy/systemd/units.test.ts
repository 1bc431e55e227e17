import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** The unit as it is shipped, with the code where it is here. */
const unitOf = (name: string) =>
  readFileSync(`infra/deploy/systemd/${name}@.service`, 'utf8').replaceAll(
    '/opt/campbc',
    process.cwd(),
  );

test.each(['campbc-api', 'campbc-edge'])('the unit %s never gives up', (name) => {
  expect(unitOf(name)).toMatch(/\[Unit\][^[]*^StartLimitIntervalSec=0$/m);
  expect(unitOf(name)).toMatch(/^Restart=always$/m);
});

/** Returns the variables that a unit sets for the instance on a port. */
function settingsOf(name: string, port: string): Record<string, string> {
  const unit = unitOf(name).replaceAll('%i', port);
  const set = unit.matchAll(/^Environment=(.*)$/gm).flatMap(([, all = '']) => all.split(' '));
  return Object.fromEntries([...set].map((each) => each.split('=', 2)));
}

test('each instance has its metrics on a port of its own, on this machine alone [calls-account-2]', () => {
  const instances = [
    ...['8081', '8082'].map((port) => settingsOf('campbc-api', port)),
    ...['8080', '8090'].map((port) => settingsOf('campbc-edge', port)),
  ];

  const ports = instances.map((each) => Number(each['METRICS_PORT']));
  expect(ports).toEqual([18_081, 18_082, 18_080, 18_090]);
  for (const each of instances) expect(each).not.toHaveProperty('METRICS_HOST');
  for (const file of globSync('infra/deploy/nginx/*.conf')) {
    expect(readFileSync(file, 'utf8')).not.toMatch(/:180[89]\d/);
  }
});

/* Without systemd they cannot be checked. */
test.each(hasSystemd ? ['campbc-api', 'campbc-edge'] : [])(
  'systemd finds nothing wrong with the unit %s',
  (name) => {
    const folder = temporaryFolder({ [`${name}@.service`]: unitOf(name) });

    const unit = join(folder, `${name}@8081.service`);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit]);

    expect(stderr.toString()).toBe('');
    expect(status).toBe(0);
  },
);
