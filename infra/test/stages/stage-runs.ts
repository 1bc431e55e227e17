import { runChecks } from '#infra/check/main.ts';
import { runApi } from './api-stage.ts';
import { runBrowser } from './browser-stage.ts';
import { runJest } from './run-jest.ts';
import type { StageName } from './stage-folders.ts';
import type { Counts } from '#infra/test/stages.ts';
import type { Listener } from '#infra/test/progress/told-progress.ts';

interface StageKind {
  /** Programs that have to be on the machine (infra/test-servers/debian-programs.ts). */
  programs: readonly string[];
  /** True if it runs services that log. */
  hasLogs: boolean;
  run: (files: readonly string[], listener: Listener) => Promise<Counts>;
}

type Run = StageKind['run'];

const jest: Run = (files, listener) => runJest({ files, ...listener });

const browser =
  (project: 'journeys' | 'browser' | 'faults'): Run =>
  (files, listener) =>
    runBrowser({ project, files, ...listener });

const api =
  (mode: 'embedded' | 'servers'): Run =>
  (files, listener) =>
    runApi({ mode, files, ...listener });

const chromium = process.env['CHROMIUM'] || '/usr/lib/chromium/chromium-headless-shell';
const databases = ['mariadbd', 'redis-server'];

export const stageRuns: Record<StageName, StageKind> = {
  check: { programs: [], hasLogs: false, run: (_files, listener) => countChecks(listener) },
  unit: { programs: ['openssl'], hasLogs: false, run: jest },
  api: { programs: ['openssl'], hasLogs: true, run: api('embedded') },
  journeys: { programs: [chromium], hasLogs: true, run: browser('journeys') },
  start: { programs: [chromium], hasLogs: true, run: jest },
  servers: { programs: databases, hasLogs: true, run: api('servers') },
  browser: { programs: [chromium, ...databases], hasLogs: true, run: browser('browser') },
  faults: { programs: [chromium, ...databases], hasLogs: true, run: browser('faults') },
  machine: {
    programs: [
      chromium,
      ...databases,
      'nginx',
      'openssl',
      'promtool',
      'curl',
      'ip',
      'debootstrap',
      'systemd-nspawn',
      'slirp4netns',
      '/usr/lib/python3/dist-packages/swift',
    ],
    hasLogs: true,
    run: machine,
  },
};

/** It sets up a whole machine, which only root may. */
const ofRoot = 'tests/machine/production-page.test.ts';

async function machine(files: readonly string[], listener: Listener): Promise<Counts> {
  const isRun = (file: string) => file !== ofRoot || process.getuid?.() === 0;
  const counts = await runJest({ files: files.filter(isRun), ...listener });
  const others = files.filter((file) => !isRun(file));
  const failures = others.map((name) => ({ name, error: 'It did not run: only root may.' }));
  return {
    ...counts,
    failed: counts.failed + others.length,
    failures: [...(counts.failures ?? []), ...failures],
  };
}

async function countChecks({ onProgress, onText }: Listener): Promise<Counts> {
  const results = await runChecks({ onProgress, onText });
  const failed = results.filter(({ isOk }) => !isOk);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name, output }) => ({ name, error: output })),
  };
}
