import { readDashboard } from '@camp/contracts/staff/dashboard';
import type { AppContext } from '#context.ts';
import { ReleaseRecords } from '#features/releases/release-records.ts';
import { route, routerOf } from '#http/route.ts';
import { adminFigures, moderatorFigures } from './dashboard.service.ts';

export function dashboardRoutes(context: AppContext) {
  const records = context.releases && new ReleaseRecords(context.releases);
  return routerOf([
    route(readDashboard.admin, 'admin', () => adminFigures(context, records)),
    route(readDashboard.moderator, 'moderator', () => moderatorFigures(context)),
  ]);
}
