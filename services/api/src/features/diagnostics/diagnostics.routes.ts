import { debugDbPing, debugHealth } from '@camp/contracts/diagnostics';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { examineDatabase, examineSite } from './diagnostics.service.ts';

export const diagnosticsRoutes = (context: AppContext) =>
  routerOf([
    route(debugHealth, 'admin', () => examineSite(context)),
    route(debugDbPing, 'admin', () => examineDatabase(context)),
  ]);
