import { billingHealth, recentSessions } from '@camp/contracts/billing';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { examinePayments, listRecentSessions } from './billing.service.ts';

export const billingRoutes = (services: Services) =>
  routerOf([
    route(billingHealth, 'admin', () => examinePayments(services)),
    route(recentSessions, 'admin', (call) => listRecentSessions(services, call)),
  ]);
