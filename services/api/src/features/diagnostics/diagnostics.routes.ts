import { debugDbPing, debugHealth } from '@camp/contracts/diagnostics';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { examineDatabase, examineSite } from './diagnostics.service.ts';

export const diagnosticsRoutes = (services: Services) =>
  routerOf([
    route(debugHealth, 'admin', () => examineSite(services)),
    route(debugDbPing, 'admin', () => examineDatabase(services)),
  ]);
