import { readSourceLines } from '@camp/contracts/staff/source-lines';
import type { AppContext } from '#context.ts';
import { ReleaseRecords } from '#features/releases/release-records.ts';
import { route, routerOf } from '#http/route.ts';
import { sourceLinesReader } from './read-source-lines.ts';
import type { SourceLines } from './source-lines.ts';

export function sourceLinesRoutes(
  { releases, rateLimits }: AppContext,
  sources: SourceLines | null,
) {
  const records = releases && new ReleaseRecords(releases);
  const isPublished = async (app: string, version: string) =>
    (await records?.has(app, version)) ?? false;
  const read = sourceLinesReader({ sources, isPublished });
  return routerOf([
    route(readSourceLines, 'moderator', async ({ body: { stack }, actor }) => {
      const { id: userId } = actor.user;
      await rateLimits.sourceLines.check(userId);
      return read({ stack, userId });
    }),
  ]);
}
