import { listReleases } from '@camp/contracts/releases';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { ReleaseRecords } from './release-records.ts';
import { listGenerations } from './releases.service.ts';

export function releasesRoutes({ releases }: Services) {
  const records = releases && new ReleaseRecords(releases);
  return routerOf([route(listReleases, 'admin', (call) => listGenerations(records, call))]);
}
