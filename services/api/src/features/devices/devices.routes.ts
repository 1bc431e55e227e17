import * as devices from '@camp/contracts/devices';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { forgetDevice, listDevices } from './remembered-devices.service.ts';
import { endOneSession, endOtherSessions, listOpenSessions } from './sessions.service.ts';

export const devicesRoutes = (services: Services) =>
  routerOf([
    route(devices.listSessions, 'signed-in', listOpenSessions),
    route(devices.endOtherSessions, 'signed-in', (call) => endOtherSessions(services, call)),
    route(devices.endSession, 'signed-in', (call) => endOneSession(services, call)),
    route(devices.listRememberedDevices, 'signed-in', listDevices),
    route(devices.forgetRememberedDevice, 'signed-in', (call) => forgetDevice(services, call)),
  ]);
