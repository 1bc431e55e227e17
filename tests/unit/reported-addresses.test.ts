import { resolve } from 'node:path';
import { appNames } from '@camp/build/apps';
import { manifestOf } from '@camp/build/manifest';
import { expect, test } from '@jest/globals';

interface Reporting {
  reportableAddress: (address: string, routes: readonly string[]) => { path: string };
}

/* The shell is no library: its file is loaded as the shell's own tests do. */
const file = resolve('shell/src/features/analytics/reportable-address.ts');
const { reportableAddress } = (await import(file)) as Reporting;

const remotes = appNames.filter((name) => name !== 'shell');
const manifests = await Promise.all(remotes.map(manifestOf));
const everyRoute = manifests.flatMap((manifest) => manifest.routes.map(({ path }) => path));

test.each(everyRoute)('of %s no name, code, word or point is reported [frame-30]', (path) => {
  const secret = 'Kim.Lee-49.283';
  const visited = path.replaceAll(/:\w+|\*/g, secret);
  const names = ['q', 'search', 'at', 'near', 'from', 'token', 't', 'code', 'user', 'page', 'tab'];
  const query = names.map((name) => `${name}=${secret}`).join('&');

  const reported = reportableAddress(`https://camp.example${visited}?${query}`, everyRoute);

  expect(reported.path).toBe(path);
});
