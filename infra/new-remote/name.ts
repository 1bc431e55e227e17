import { existsSync } from 'node:fs';
import { manifestOf } from '@camp/build/manifest';
import { appNames } from '@camp/build/apps';
import { matchRoute } from '@camp/release/document/match-route';

const longest = 30;
/** First segments that are no pages: the edge or the API answers them. */
const reserved = new Set(['api', 'r', 'healthz', 'readyz']);

/** @throws a sentence that says what is wrong with the name, or which app has its address already. */
export async function requireUsableName(name: string): Promise<void> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > longest)
    throw new Error(
      `A remote is called by small letters, digits and single dashes, at most ${longest}, such as trails or day-trips; not ${name}.`,
    );
  if (existsSync(`remote-${name}`)) throw new Error(`There is a folder remote-${name} already.`);
  if (reserved.has(name)) throw new Error(`The address /${name} is taken: it is no page's.`);
  const owner = await ownerOf(`/${name}`);
  if (owner) throw new Error(`The address /${name} is taken: ${owner} has it.`);
}

/** The remote that has a page or an alias at an address. */
async function ownerOf(path: string): Promise<string | null> {
  for (const app of appNames.filter((known) => known !== 'shell')) {
    const { routes, redirects = [] } = await manifestOf(app);
    const paths = [...routes, ...redirects.map(({ from }) => ({ path: from }))];
    if (matchRoute(paths, path)) return app;
  }
  return null;
}
