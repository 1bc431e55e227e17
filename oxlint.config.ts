import { defineConfig } from 'oxlint';
import { importOverrides, importRules, type Rules } from './infra/check/boundaries.ts';

const longestFunction = (max: number): Rules => ({
  'max-lines-per-function': ['error', { max, skipComments: true, skipBlankLines: true }],
});

const blockable = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];

/** In a browser that blocks storage its mere name throws (docs/decisions/federation.md#0292). */
const pageStoresOnly: Rules = {
  'no-restricted-globals': [
    'error',
    {
      globals: blockable.map((name) => ({
        name,
        message:
          'Take browserStore or tabStore of @camp/shell-api: this throws where it is blocked.',
      })),
      checkGlobalObject: true,
    },
  ],
};

export default defineConfig({
  plugins: [
    'typescript',
    'react',
    'import',
    'unicorn',
    'oxc',
    'jsx-a11y',
    'promise',
    'node',
    'jest',
  ],
  jsPlugins: ['./infra/check/bound-statements.ts'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { builtin: true },
  options: { typeAware: true },
  ignorePatterns: ['dist', 'node_modules', '.data', 'pnpm-lock.yaml', '**/texts.d.ts'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'off',
    'no-warning-comments': 'error',
    'max-lines': ['error', { max: 250 }],
    ...longestFunction(50),
    'max-depth': ['error', 3],
    complexity: ['error', { max: 10 }],
    'max-params': ['error', 4],
    'no-else-return': 'error',
    eqeqeq: 'error',
    'no-console': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'oxc/no-map-spread': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'promise/no-callback-in-promise': 'off',
    'promise/always-return': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    ...importRules,
  },
  overrides: [
    ...importOverrides,
    { files: ['services/**'], rules: { 'node/no-process-env': 'error' } },
    { files: ['{infra,packages,services}/**'], rules: { 'campbc/bound-statements': 'error' } },
    /* It runs what `sql` has put together; a test tries what others may write. */
    {
      files: ['services/api/src/db/sql.ts', '**/*.test.ts'],
      rules: { 'campbc/bound-statements': 'off' },
    },
    { files: ['{shell,remote-*}/src/**', 'packages/{shell-api,ui}/src/**'], rules: pageStoresOnly },
    /* Each use of the caches bears that they are blocked. */
    {
      files: ['shell/src/worker/**', 'shell/src/features/offline/**'],
      rules: { 'no-restricted-globals': 'off' },
    },
    /* The stores themselves, what bounds their storage, and tests that look into it. */
    {
      files: [
        'packages/shell-api/src/page-store.ts',
        'shell/src/remotes/contain/storage.ts',
        '**/*.{test,fixture}.{ts,tsx}',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    { files: ['**/*.tsx'], rules: longestFunction(120) },
    {
      files: [
        'services/api/src/db/migrations/**',
        '**/*.test.ts',
        '**/*.test.tsx',
        '{bench,tests}/**',
      ],
      rules: { 'max-lines-per-function': 'off' },
    },
    /* Keeps methods to call them later on whatever they are of. */
    {
      files: ['services/edge/boot/*.js'],
      /* A worker's message to a page has no target origin. */
      rules: {
        'typescript/unbound-method': 'off',
        'unicorn/require-post-message-target-origin': 'off',
      },
    },
    {
      files: ['services/*/src/{server,admin,migrate,places}.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['packages/ui/src/list/*.tsx'],
      rules: {
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
    {
      files: ['artwork/**'],
      rules: { 'unicorn/no-array-fill-with-reference-type': 'off' },
    },
  ],
});
