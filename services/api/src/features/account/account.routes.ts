import * as account from '@camp/contracts/account';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { deleteOwnAccount } from './delete-account.service.ts';
import { exportOwnAccount } from './export.service.ts';
import { changeProfile } from './profile.service.ts';

export const accountRoutes = (services: Services) =>
  routerOf([
    route(account.updateProfile, 'signed-in', (call) => changeProfile(services, call)),
    route(account.exportAccount, 'signed-in', (call) => exportOwnAccount(services, call)),
    route(account.deleteAccount, 'signed-in', (call) => deleteOwnAccount(services, call)),
  ]);
