import * as contract from '@camp/contracts/releases';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import { endRunningCanary, promoteCanary, rollBackTo } from './release-actions.service.ts';
import { readHealth, showCanaryHealth } from './release-health.service.ts';
import { ReleaseRecords } from './release-records.ts';
import { listGenerations } from './releases.service.ts';

export function releasesRoutes(context: AppContext) {
  const { releases } = context;
  const records = releases && new ReleaseRecords(releases);
  return routerOf([
    route(contract.listReleases, 'admin', (call) => listGenerations({ releases, records }, call)),
    route(contract.readCanaryHealth, 'admin', () => showCanaryHealth(releases, records)),
    route(contract.readReleaseHealth, 'admin', (call) => readHealth(records, call)),
    route(contract.rollBack, 'admin', (call) => rollBackTo(context, call)),
    route(contract.promoteCanary, 'admin', (call) => promoteCanary(context, call)),
    route(contract.endCanary, 'admin', (call) => endRunningCanary(context, call)),
  ]);
}
