import { readOwnAppSettings } from '@camp/contracts/account/own-app-settings';
import { changeAppSetting, listAppSettings } from '@camp/contracts/staff/app-settings';
import * as contract from '@camp/contracts/staff/releases';
import { RefusedPublishes } from '@camp/release/store/refused-publishes';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import { listSettings, ownSettings, setValue } from './app-settings.service.ts';
import { DeprecatedUses } from './deprecated-uses.ts';
import {
  endRunningCanary,
  listGenerations,
  promoteCanary,
  rollBackOneApp,
  rollBackTo,
} from './releases.service.ts';
import { readHealth, showCanaryHealth } from './release-health.service.ts';
import { ReleaseRecords } from './release-records.ts';

export function releasesRoutes(context: AppContext) {
  const records = context.releases && new ReleaseRecords(context.releases);
  const refused = context.releases && new RefusedPublishes(context.releases.store.storage);
  const deprecated = context.releases && new DeprecatedUses(context.releases.store);
  const list = { context, records, refused, deprecated };
  return routerOf([
    route(contract.listReleases, 'admin', (call) => listGenerations(list, call)),
    route(contract.readCanaryHealth, 'admin', () => showCanaryHealth(context, records)),
    route(contract.readReleaseHealth, 'admin', (call) => readHealth(context, records, call)),
    route(contract.rollBack, 'admin', (call) => rollBackTo(context, call)),
    route(contract.rollBackApp, 'admin', (call) => rollBackOneApp(context, call)),
    route(contract.promoteCanary, 'admin', (call) => promoteCanary(context, call)),
    route(contract.endCanary, 'admin', (call) => endRunningCanary(context, call)),
    route(listAppSettings, 'admin', (call) => listSettings(context, call)),
    route(changeAppSetting, 'admin', (call) => setValue(context, call)),
    route(readOwnAppSettings, 'signed-in', (call) => ownSettings(records, call)),
  ]);
}
