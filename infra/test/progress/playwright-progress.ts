import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { tell } from './told-progress.ts';

/** Reporter of Playwright: informs the run how many tests are done, and at once of what failed. */
export default class PlaywrightProgress implements Reporter {
  private done = 0;
  private all = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.all = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, retry, errors }: TestResult): void {
    if (status !== test.expectedStatus) {
      const messages = errors.map(({ stack, message }) => stack ?? message).join('\n');
      tell({
        text: `✗ ${test.titlePath().filter(Boolean).join(' › ')} (try ${retry + 1})\n${messages}`,
      });
      if (retry < test.retries) return;
    }
    this.done += 1;
    tell({ done: this.done, all: this.all });
  }

  printsToStdio(): boolean {
    return false;
  }
}
