import * as devices from '@camp/contracts/account/devices';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import {
  endOneSession,
  endOtherSessions,
  forgetDevice,
  listDevices,
  listOpenSessions,
} from './devices.service.ts';

export const devicesRoutes = (context: AppContext) =>
  routerOf([
    route(devices.listSessions, 'signed-in', listOpenSessions),
    route(devices.endOtherSessions, 'signed-in', (call) => endOtherSessions(context, call)),
    route(devices.endSession, 'signed-in', (call) => endOneSession(context, call)),
    route(devices.listRememberedDevices, 'signed-in', listDevices),
    route(devices.forgetRememberedDevice, 'signed-in', (call) => forgetDevice(context, call)),
  ]);
