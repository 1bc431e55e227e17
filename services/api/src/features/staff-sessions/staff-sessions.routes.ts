import * as contract from '@camp/contracts/staff/staff-sessions';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import {
  endAllSessionsOf,
  endOneSessionOf,
  forgetDeviceFor,
  listSessionsOf,
} from './staff-sessions.service.ts';

export const staffSessionsRoutes = (context: AppContext) =>
  routerOf([
    route(contract.readSessions, 'admin', listSessionsOf),
    route(contract.endSessionOf, 'admin', (call) => endOneSessionOf(context, call)),
    route(contract.endSessionsOf, 'admin', (call) => endAllSessionsOf(context, call)),
    route(contract.forgetDeviceOf, 'admin', (call) => forgetDeviceFor(context, call)),
  ]);
