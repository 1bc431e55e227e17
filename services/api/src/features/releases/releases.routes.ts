import * as contract from '@camp/contracts/releases';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { endTrial, promoteTrial, rollBackTo } from './release-actions.service.ts';
import { readHealth } from './release-health.service.ts';
import { ReleaseRecords } from './release-records.ts';
import { listGenerations } from './releases.service.ts';
import { showTrial } from './trial.service.ts';

export function releasesRoutes(services: Services) {
  const { releases } = services;
  const records = releases && new ReleaseRecords(releases);
  return routerOf([
    route(contract.listReleases, 'admin', (call) => listGenerations({ releases, records }, call)),
    route(contract.readTrial, 'admin', () => showTrial(releases, records)),
    route(contract.readReleaseHealth, 'admin', (call) => readHealth(records, call)),
    route(contract.rollBack, 'admin', (call) => rollBackTo(services, call)),
    route(contract.promoteTrial, 'admin', (call) => promoteTrial(services, call)),
    route(contract.endTrial, 'admin', (call) => endTrial(services, call)),
  ]);
}
