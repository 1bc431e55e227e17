import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf, shellManifest } from '@camp/build/manifest';
import { folderOf, type AppName, appNames } from '@camp/build/apps';
import { matchRoute } from '@camp/release/document/match-route';
import { expect, test } from '@jest/globals';

/* The gate keeps a page alive while others declare that they link to it: so each must declare its links. */
const isSource = /(?<!\.test|manifest)\.tsx?$/;

/** `to="/login"`, `{ to: '/hub' }`, `navigate('/')`, `pathname: '/2fa/enroll'`, also with `${…}` in it. */
const literalTarget =
  /\b(?:to|href|home|pathname|link)(?:=\{?|\s*[:=]\s*)["'`](\/[^"'`]*)["'`]|navigate\(["'`](\/[^"'`]*)["'`]/g;

/** Returns the targets in an app's sources, and in what it builds its staff pages on. */
function targetsOf(app: AppName): string[] {
  const own = targetsIn(join(folderOf(app), 'src'));
  const { dependencies } = JSON.parse(
    readFileSync(join(folderOf(app), 'package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>;
  };
  return '@camp/staff' in dependencies ? [...own, ...targetsIn('packages/staff/src')] : own;
}

function targetsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isSource.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(literalTarget)])
    .map(([, attribute, navigated]) => (attribute ?? navigated ?? '').replace(/[?#].*$/, ''));
}

/** True if a target is known. The value of a `${…}` in it is not, so only its beginning counts. */
function isKnown(target: string, paths: readonly string[]): boolean {
  const [beginning = '', ...unknown] = target.split('${');
  if (unknown.length > 0) return paths.some((path) => path.startsWith(beginning));
  return (
    matchRoute(
      paths.map((path) => ({ path })),
      target,
    ) !== undefined
  );
}

async function declaredBy(app: AppName): Promise<string[]> {
  if (app === 'shell') return [...(await shellManifest()).linksTo];
  const { routes, redirects = [], linksTo = [] } = await manifestOf(app);
  return [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from), ...linksTo];
}

test.each(appNames)(
  '%s links only to its own pages and to those it declares [addresses-4]',
  async (app) => {
    const targets = targetsOf(app);
    const declared = await declaredBy(app);

    expect(targets).not.toEqual([]);
    expect(targets.filter((target) => !isKnown(target, declared))).toEqual([]);
  },
);

test.each(appNames)('%s declares no links that it has not', async (app) => {
  const { linksTo = [] } = app === 'shell' ? { linksTo: [] } : await manifestOf(app);
  const targets = targetsOf(app);

  const isLinked = (path: string) => targets.some((target) => isKnown(target, [path]));
  expect(linksTo.filter((path) => !isLinked(path))).toEqual([]);
});

test('links are found in sources as they are written', () => {
  expect(targetsOf('shell')).toEqual(expect.arrayContaining(['/', '/login']));
  expect(targetsOf('remote-account')).toEqual(
    expect.arrayContaining(['/admin', '/2fa/enroll', '/register']),
  );
});
