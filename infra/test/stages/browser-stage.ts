import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestSite } from '#infra/test-servers/test-site.ts';
import { countsIn, type PlaywrightReport } from '#infra/test/report/playwright-report.ts';
import { type Listener, runRunner } from '#infra/test/progress/told-progress.ts';
import { type Counts, withExitCode, withFiles } from '#infra/test/stages.ts';

interface BrowserRun extends Listener {
  project: 'journeys' | 'browser' | 'faults' | 'look';
  files: readonly string[];
}

/** Runs some or all of Playwright's tests of one folder against a whole running site, started once. */
export async function runBrowser({ project, files, ...listener }: BrowserRun): Promise<Counts> {
  const site = await startTestSite();
  const report = join(mkdtempSync(join(tmpdir(), 'campbc-playwright-')), 'report.json');
  try {
    const code = await runRunner(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        `--project=${project}`,
        ...files.map(asPattern),
      ],
      {
        SITE_URL: site.url,
        INBOX_URL: site.inboxUrl,
        SITE_DATA_DIR: site.dataDir,
        DEMO_PASSWORD: site.demoPassword,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      listener,
    );
    const counts = countsIn(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
    return withExitCode(code, withFiles(files, counts));
  } finally {
    await site.stop();
  }
}

/** Playwright takes regular expressions of paths. */
const asPattern = (file: string) => `/${file.replaceAll('.', String.raw`\.`)}$`;
