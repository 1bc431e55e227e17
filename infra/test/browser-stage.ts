import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestSite } from '#infra/test-servers/test-site.ts';
import { countsIn, type PlaywrightReport } from './playwright-report.ts';
import { runNode } from '#infra/site/process.ts';
import { type Stage, withExitCode } from './stages.ts';

/** Some or all of Playwright's tests of one folder against a whole running site, started once. */
export function browserStage(
  project: 'journeys' | 'browser' | 'faults' | 'look',
  files: string[] | 'all',
): Stage {
  return {
    name: project,
    async run() {
      const site = await startTestSite();
      let code = 1;
      const report = join(mkdtempSync(join(tmpdir(), 'campbc-playwright-')), 'report.json');
      try {
        code = await runNode(
          [
            'node_modules/@playwright/test/cli.js',
            'test',
            `--project=${project}`,
            ...(files === 'all' ? [] : files.map(asPattern)),
          ],
          {
            SITE_URL: site.url,
            INBOX_URL: site.inboxUrl,
            SITE_DATA_DIR: site.dataDir,
            DEMO_PASSWORD: site.demoPassword,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          },
        );
      } finally {
        await site.stop();
      }
      return withExitCode(
        code,
        countsIn(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport),
      );
    },
  };
}

/** Playwright takes regular expressions of paths. */
const asPattern = (file: string) => `/${file.replaceAll('.', String.raw`\.`)}$`;
