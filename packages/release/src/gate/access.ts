import type { Access } from '@camp/contracts/access';
import type { Content } from '#document/release-document.ts';
import type { Refusal } from './refusal.ts';
import { shapeOf } from './routes.ts';

/** From open to closed. */
const ranks: Record<Access, number> = { anyone: 0, 'signed-in': 1, moderator: 2, admin: 3 };

/** Pages that more people could open than before. */
export function* accessRefusals(content: Content, before: Content | null): Generator<Refusal> {
  const old = new Map(routesOf(before).map((route) => [shapeOf(route.path), route]));
  for (const { path, access } of routesOf(content)) {
    const was = old.get(shapeOf(path))?.access;
    if (!was || ranks[access] >= ranks[was]) continue;
    const message = `${path} would open from ${was} to ${access}. Say --allow access if that is meant.`;
    yield { code: 'ACCESS_LOOSENED', message };
  }
}

const routesOf = (content: Content | null) =>
  Object.values(content?.remotes ?? {}).flatMap(({ routes }) => routes);
