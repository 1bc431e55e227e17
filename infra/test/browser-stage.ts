import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestSite } from '#infra/test-servers/test-site.ts';
import { runNode } from './run-node.ts';
import { type Stage, withExitCode } from './stages.ts';

/** Playwright's tests of one folder against a whole running site, started once. */
export function browserStage(project: 'e2e' | 'faults'): Stage {
  return {
    name: project,
    async run() {
      const site = await startTestSite();
      let code = 1;
      const report = join(mkdtempSync(join(tmpdir(), 'campbc-playwright-')), 'report.json');
      try {
        code = await runNode(
          ['node_modules/@playwright/test/cli.js', 'test', '--project', project],
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
      const { stats } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const { expected, flaky, unexpected, skipped } = stats;
      if (flaky > 0) console.log(`\n${flaky} of them passed only at the second try: see above.`);
      return withExitCode(code, { passed: expected + flaky, failed: unexpected + skipped });
    },
  };
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
