import { jest } from '@jest/globals';

/* As in the browser tests: a test that needs a second try is named in the summary (infra/test/report/summary.ts). */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
