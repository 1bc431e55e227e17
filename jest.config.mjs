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
  transform: typescript,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/jest/second-try.ts',
    '<rootDir>/tests/support/jest/no-console-errors.ts',
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
};

const members = ['packages', 'shell', 'remote-*'];
const services = ['services', 'infra', 'tests/unit', 'tests/cluster', 'tests/load', 'tests/soak'];

/** Unit tests sit beside the code; a component's runs in a simulated browser, the API's over HTTP. */
export default {
  /*
   * Longer than `until` waits, so that a test that waits in vain says for what; and long enough for a
   * machine of a fraction of this one's speed: it ends what hangs and measures nothing.
   */
  testTimeout: 240_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [...members, ...services].map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
    },
    {
      ...common,
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/tests/support/jest/simulated-browser.ts'],
      setupFilesAfterEnv: [
        ...common.setupFilesAfterEnv,
        '<rootDir>/tests/support/jest/patient-waits.ts',
      ],
      testMatch: members.map((folder) => `<rootDir>/${folder}/**/*.test.tsx`),
      moduleNameMapper: {
        '\\.css$': '<rootDir>/tests/support/jest/css-classes.ts',
        '\\.svg$': '<rootDir>/tests/support/jest/file-address.ts',
      },
    },
    {
      ...common,
      displayName: 'start',
      testMatch: ['<rootDir>/tests/start/*.test.ts'],
    },
    {
      ...common,
      displayName: 'machine',
      testMatch: ['<rootDir>/tests/machine/*.test.ts'],
      /* It sets up a whole machine, which nobody but root may. */
      testPathIgnorePatterns: process.getuid?.() === 0 ? [] : ['/production-page'],
    },
    {
      ...common,
      displayName: `api ${process.env.TEST_MODE}`,
      testMatch: ['<rootDir>/tests/{api,security}/**/*.test.ts'],
      /* What holds in the other mode alone, or has an API of its own there. */
      testPathIgnorePatterns: [
        `<rootDir>/tests/api/${process.env.TEST_MODE === 'servers' ? 'embedded' : 'servers'}/`,
      ],
    },
  ],
};
