import * as passkeys from '@camp/contracts/account/passkeys';
import { route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import {
  addOwnPasskey,
  listOwnPasskeys,
  offerPasskeyCreation,
  removeOwnPasskey,
} from './passkeys.service.ts';

export const passkeysRoutes = (context: AppContext) =>
  routerOf([
    route(passkeys.listPasskeys, 'signed-in', listOwnPasskeys),
    route(passkeys.passkeyCreationOptions, 'signed-in', (call) =>
      offerPasskeyCreation(context, call),
    ),
    route(passkeys.addPasskey, 'signed-in', (call) => addOwnPasskey(context, call)),
    route(passkeys.removePasskey, 'signed-in', (call) => removeOwnPasskey(context, call)),
  ]);
