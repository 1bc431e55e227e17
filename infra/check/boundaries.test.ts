import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';

const forbidden = [
  ['packages/contracts/src/x.ts', '@camp/shell-api'],
  ['packages/contracts/src/x.ts', 'node:fs'],
  ['packages/shell-api/src/x.ts', '@camp/ui/actions/Button'],
  ['packages/ui/src/x.ts', '@camp/shell-api'],
  ['packages/ui/src/x.ts', 'react-router'],
  ['packages/release/src/x.ts', '@camp/build/build'],
  ['packages/places/src/x.ts', '@camp/release/publish/publish'],
  ['packages/metrics/src/x.ts', '@camp/contracts/site/brand'],
  ['packages/build/src/x.ts', '@camp/ui/actions/Button'],
  ['shell/src/x.ts', '@camp/remote-admin/manifest'],
  ['shell/src/x.ts', '@camp/release/publish/publish'],
  ['shell/src/x.ts', '@camp/release/document/candidate'],
  ['shell/src/x.ts', '@camp/api/app'],
  ['remote-account/src/x.ts', '@camp/remote-admin/manifest'],
  ['remote-account/src/x.ts', 'react-router'],
  ['remote-account/src/x.ts', '@tanstack/react-query'],
  ['remote-account/src/x.ts', '@camp/api/app'],
  ['remote-account/src/x.ts', '@camp/release/publish/publish'],
  ['services/api/src/features/x/x.ts', '@camp/ui/actions/Button'],
  ['remote-account/src/x.ts', '@camp/places/read-data'],
  ['services/api/src/features/x/x.ts', '#app.ts'],
  ['services/api/src/features/second-factor/x.ts', '#features/sign-in/start-session.ts'],
  ['services/api/src/features/unlisted/x.ts', '#features/users/users.presenter.ts'],
  ['services/api/src/errors/x.ts', '#http/route.ts'],
  ['services/api/src/client-info/x.ts', '#http/route.ts'],
  ['services/api/src/secrets/x.ts', '#models/user.ts'],
  ['services/api/src/models/x.ts', '#features/users/users.presenter.ts'],
  ['services/api/src/models/x.ts', '#tokens/lifetimes.ts'],
  ['services/api/src/tokens/x.ts', '#sessions/cookies.ts'],
  ['services/api/src/background/x.ts', '#mail/outbox.ts'],
  ['services/api/src/db/x.ts', '#audit/write-audit.ts'],
  ['services/api/src/rate-limits/x.ts', '#http/route.ts'],
  ['services/api/src/mail/x.ts', '#context.ts'],
  ['services/api/src/audit/x.ts', '#http/route.ts'],
  ['services/api/src/sessions/x.ts', '#audit/write-audit.ts'],
  ['services/api/src/metrics/x.ts', '#context.ts'],
  ['services/api/src/http/x.ts', '#features/users/users.presenter.ts'],
  ['services/api/src/http/x.ts', '#app.ts'],
  ['services/edge/src/x.ts', '@camp/shell-api'],
  ['packages/observability/src/x.ts', '@camp/contracts/account/users'],
  ['tests/browser/x.ts', '../support/database.ts'],
  ['tests/browser/x.ts', '@camp/ui/actions/Button'],
  ['infra/start/x.ts', '@camp/shell-api'],
  ['infra/start/x.ts', '#tests/support/people/mailbox.ts'],
] as const;

const permitted = [
  ['packages/shell-api/src/x.ts', '@camp/contracts/account/users'],
  ['shell/src/x.ts', '@camp/release/document/release-document'],
  ['remote-account/src/x.ts', '@camp/release/document/manifest'],
  ['remote-account/src/x.ts', '@camp/shell-api'],
  ['remote-account/src/x.ts', '@camp/places/data/bc-outline.geojson'],
  ['packages/places/src/x.ts', '@camp/contracts/places/vocabulary'],
  ['services/api/src/features/places/x.ts', '@camp/places/read-data'],
  ['services/edge/src/x.ts', '@camp/release/publish/publish'],
  ['services/api/src/features/sign-in/x.ts', '#features/second-factor/codes.ts'],
  ['services/api/src/features/sign-in/x.ts', '#http/route.ts'],
  ['services/api/src/http/x.ts', '#sessions/actor.ts'],
  ['services/api/src/http/x.ts', '@camp/observability/request-log'],
  ['services/edge/src/x.ts', '@camp/observability/request-log'],
  ['services/api/src/audit/x.ts', '#context.ts'],
  ['infra/start/x.ts', '@camp/build/build'],
  ['tests/browser/x.ts', '@camp/contracts/account/users'],
  ['tests/browser/x.ts', '#infra/site/ports.ts'],
] as const;

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

const plantedIn = (folder: string, index: number) => join(dirname(folder), `planted-${index}.ts`);

/** Eleven paths lead through it: one more than a function may have. */
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
  for (const [index, [path, imported]] of [...forbidden, ...permitted].entries())
    files[plantedIn(path, index)] = `export * from '${imported}';\n`;
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

test.each(forbidden.map((planted, index) => [...planted, index] as const))(
  'a file %s that imports %s is reported',
  (path, _imported, index) => {
    expect(reportsOn(plantedIn(path, index), 'no-restricted-imports')).toHaveLength(1);
  },
);

test.each(permitted.map((planted, index) => [...planted, index + forbidden.length] as const))(
  'a file %s may import %s',
  (path, _imported, index) => {
    expect(reportsOn(plantedIn(path, index), 'no-restricted-imports')).toEqual([]);
  },
);

test('a feature that reads the process environment is reported', () => {
  expect(reportsOn('features/x/environment.ts', 'no-process-env')).toHaveLength(1);
});

test('a page that names a storage of the browser is reported', () => {
  expect(reportsOn('remote-account/src/keeps.ts', 'no-restricted-globals')).toHaveLength(1);
});

test('a function of eleven paths is reported', () => {
  expect(reportsOn('shell/src/winding.ts', 'complexity')).toHaveLength(1);
});

test.each([...written, ...bound].map((code, index) => [code, index] as const))(
  'a statement with values in its text is reported: %s',
  (code, index) => {
    const lines = reportsOn(`statement-${index}.ts`, 'bound-statements');

    expect(lines).toHaveLength(written.includes(code) ? 1 : 0);
  },
);
