import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const folder = 'infra/deploy/prometheus';
const rules = readFileSync(`${folder}/campbc.rules.yml`, 'utf8');
const [, ...alerts] = rules.split(/^ +- alert: /m);

const nameOf = (alert: string) => /^\w+/.exec(alert)?.[0];

/** Fails with the error if Prometheus' own tool finds one. */
const promtool = (...args: string[]) =>
  promisify(execFile)('promtool', args, { encoding: 'utf8', cwd: folder });

test('Prometheus takes its configuration and the rules [calls-account-2]', async () => {
  const { stdout } = await promtool('check', 'config', 'prometheus.yml');

  expect(stdout).toContain(`${alerts.length} rules found`);
});

test('each alert fires when it should, and none while all is well [calls-account-2]', async () => {
  const scenarios = readFileSync(`${folder}/campbc.rules.test.yml`, 'utf8');

  await promtool('test', 'rules', 'campbc.rules.test.yml');

  for (const alert of alerts) expect(scenarios).toContain(`{alertname="${nameOf(alert)}"}`);
});

test('each alert says what is wrong, how bad it is and where to read what to do [calls-account-2]', () => {
  const manual = readFileSync('docs/operations.md', 'utf8');
  const headings = manual.matchAll(/^#+ (.+)$/gm);
  const anchors = [...headings].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));

  for (const alert of alerts) {
    expect(alert).toMatch(/severity: (critical|warning)\n/);
    expect(alert).toMatch(/summary: '[^'\n]+'\n +description: '[^'\n]+\.'\n/);
    const [, anchor] = /runbook_url: docs\/operations\.md#([\w-]+)\n/.exec(alert) ?? [];
    expect(anchors).toContain(anchor);
  }
});
