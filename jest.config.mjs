import { textsFile } from '@camp/contracts/sentences/compile-texts';

const typescript = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
};

const common = {
  transform: {
    ...typescript,
    [textsFile.source]: '<rootDir>/tests/support/jest/texts.ts',
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/jest/second-try.ts',
    '<rootDir>/tests/support/jest/no-console-errors.ts',
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
};

/** Runs components in a simulated browser, all else in Node; `npm test` says which files (infra/test). */
export default {
  /*
   * Longer than `until` waits, so that a test that waits in vain says for what; and long enough for a
   * machine of a fraction of this one's speed: it ends what hangs and measures nothing.
   */
  testTimeout: 240_000,
  projects: [
    { ...common, displayName: 'node', testMatch: ['<rootDir>/**/*.test.ts'] },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/tests/support/jest/simulated-browser.ts'],
      setupFilesAfterEnv: [
        ...common.setupFilesAfterEnv,
        '<rootDir>/tests/support/jest/patient-waits.ts',
      ],
      testMatch: ['<rootDir>/**/*.test.tsx'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tests/support/jest/css-classes.ts',
        '\\.svg$': '<rootDir>/tests/support/jest/file-address.ts',
      },
    },
  ],
};
