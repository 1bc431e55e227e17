import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';

/** Imports by the folder of the file that has them. */
const forbidden = {
  'packages/contracts/src': ['@camp/shell-api', 'node:fs'],
  'packages/shell-api/src': ['@camp/ui/actions/Button'],
  'packages/ui/src': ['@camp/shell-api', 'react-router'],
  'packages/staff/src': ['react-router', '@camp/release/document/manifest'],
  'packages/release/src': ['@camp/build/build'],
  'packages/places/src': ['@camp/release/publish/publish'],
  'packages/build/src': ['@camp/ui/actions/Button'],
  'shell/src': [
    '@camp/remote-admin/manifest',
    '@camp/release/publish/publish',
    '@camp/release/document/candidate',
    '@camp/api/app',
  ],
  'remote-account/src': [
    '@camp/remote-admin/manifest',
    'react-router',
    '@tanstack/react-query',
    '@camp/api/app',
    '@camp/release/publish/publish',
    '@camp/places/read-data',
  ],
  'services/api/src/features/x': ['@camp/ui/actions/Button', '#app.ts'],
  'services/api/src/features/second-factor': ['#features/sign-in/start-session.ts'],
  'services/api/src/features/unlisted': ['#features/users/users.presenter.ts'],
  'services/api/src/errors': ['#http/route.ts'],
  'services/api/src/client-info': ['#http/route.ts'],
  'services/api/src/secrets': ['#models/user.ts'],
  'services/api/src/models': ['#features/users/users.presenter.ts', '#tokens/lifetimes.ts'],
  'services/api/src/tokens': ['#sessions/cookies.ts'],
  'services/api/src/background': ['#mail/outbox.ts', '#models/user.ts'],
  'services/api/src/db': ['#audit/write-audit.ts', '#env.ts'],
  'services/api/src/rate-limits': ['#http/route.ts'],
  'services/api/src/mail': ['#context.ts'],
  'services/api/src/audit': ['#http/route.ts', '#context.ts'],
  'services/api/src/sessions': ['#audit/write-audit.ts', '#context.ts'],
  'services/api/src/metrics': ['#context.ts'],
  'services/api/src/http': ['#features/users/users.presenter.ts', '#app.ts', '#context.ts'],
  'services/edge/src': ['@camp/shell-api'],
  'packages/service/src': ['@camp/contracts/account/users'],
  artwork: ['@camp/places/read-data'],
  'tests/browser': ['../support/database.ts', '@camp/ui/actions/Button'],
  'infra/start': ['@camp/shell-api', '#tests/support/people/mailbox.ts'],
};

const permitted = {
  'packages/shell-api/src': ['@camp/contracts/account/users'],
  'packages/staff/src': ['@camp/shell-api', '@camp/ui/actions/Button'],
  'shell/src': ['@camp/release/document/release-document'],
  'remote-account/src': [
    '@camp/release/document/manifest',
    '@camp/shell-api',
    '@camp/places/data/bc-outline.geojson',
  ],
  'packages/places/src': ['@camp/contracts/places/vocabulary'],
  'services/api/src/features/places': ['@camp/places/read-data'],
  'services/edge/src': ['@camp/release/publish/publish', '@camp/service/request-log'],
  'services/api/src/features/sign-in': ['#features/second-factor/codes.ts', '#http/route.ts'],
  'services/api/src/http': ['#sessions/actor.ts', '@camp/service/request-log'],
  'infra/start': ['@camp/build/build'],
  'tests/browser': ['@camp/contracts/account/users', '#infra/site/ports.ts'],
};

const written = [
  'db.query(`SELECT ${x}`);',
  "db.query('SELECT ' + x);",
  "db.query('SELECT ?', { replacements: [x] });",
  'const text = `SELECT ${x}`; db.query(text);',
  'const find = (text) => db.query(text);',
  "connection.execute({ sql: 'SELECT '.concat(x) });",
  'literal(x);',
];

const bound = [
  "db.query('SELECT 1');",
  'const text = `SELECT 1`; db.query({ sql: text, timeout: 1 });',
  "connection.execute('SELECT ?', [x]);",
  'read(db, sql`SELECT ${x}`);',
];

/** One import to a line. */
const importing = (names: string[]) => names.map((name) => `export * from '${name}';\n`).join('');

/** It has eleven paths: one more than a function may have. */
const windingFunction = `export function f(x: number): number {
${Array.from({ length: 10 }, (_, way) => `  if (x === ${way}) return ${way + 1};`).join('\n')}
  return 0;
}`;

/** Plants every file in an empty project and lints it once, under the project's own rules. */
function lintPlanted(): string {
  const files: Record<string, string> = {
    'services/api/src/features/x/environment.ts': 'export const x = process.env.X;\n',
    'remote-account/src/keeps.ts': 'export const x = () => globalThis.sessionStorage;\n',
    'shell/src/winding.ts': `${windingFunction}\n`,
  };
  const rules = ['boundaries', 'api-floors', 'bound-statements'];
  for (const file of ['oxlint.config.ts', ...rules.map((name) => `infra/check/${name}.ts`)])
    files[file] = readFileSync(file, 'utf8');
  for (const [folder, names] of Object.entries(forbidden))
    files[`${folder}/forbidden.ts`] = importing(names);
  for (const [folder, names] of Object.entries(permitted))
    files[`${folder}/permitted.ts`] = importing(names);
  for (const [index, code] of [...written, ...bound].entries())
    files[`services/api/src/features/x/statement-${index}.ts`] = `${code}\n`;
  const root = temporaryFolder(files);
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const linter = join(process.cwd(), 'node_modules/.bin/oxlint');
  return spawnSync(linter, ['-f', 'unix', '.'], { cwd: root, encoding: 'utf8' }).stdout;
}

const report = lintPlanted().split('\n');
const reportsOn = (path: string, rule: string) =>
  report.filter((line) => line.includes(path) && line.includes(rule));

test.each(Object.entries(forbidden))(
  'of a file in %s each import is reported: %j',
  (folder, names) => {
    const reported = reportsOn(`${folder}/forbidden.ts`, 'no-restricted-imports');

    const lines = reported.map((line) => Number(line.split(':')[1]));
    expect(lines.toSorted((a, b) => a - b)).toEqual(names.map((_name, index) => index + 1));
  },
);

test.each(Object.entries(permitted))('a file in %s may import %j', (folder) => {
  expect(reportsOn(`${folder}/permitted.ts`, 'no-restricted-imports')).toEqual([]);
});

test.each([
  ['a feature that reads the process environment', 'features/x/environment.ts', 'no-process-env'],
  ['a page that names a storage of the browser', 'account/src/keeps.ts', 'no-restricted-globals'],
  ['a function of eleven paths', 'shell/src/winding.ts', 'complexity'],
])('%s is reported', (_what, path, rule) => {
  expect(reportsOn(path, rule)).toHaveLength(1);
});

test.each([...written, ...bound].map((code, index) => [code, index] as const))(
  'a statement with values in its text is reported: %s',
  (code, index) => {
    const lines = reportsOn(`statement-${index}.ts`, 'bound-statements');

    expect(lines).toHaveLength(written.includes(code) ? 1 : 0);
  },
);
