import { jest } from '@jest/globals';

/* As the browser tests: what passes only at the second try is named at the end of the run (infra/test/report/summary.ts). */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
