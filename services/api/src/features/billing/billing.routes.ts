import { billingHealth, recentSessions } from '@camp/contracts/staff/billing';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { examinePayments, listRecentSessions } from './billing.service.ts';

export const billingRoutes = (context: AppContext) =>
  routerOf([
    route(billingHealth, 'admin', () => examinePayments(context)),
    route(recentSessions, 'admin', (call) => listRecentSessions(context, call)),
  ]);
