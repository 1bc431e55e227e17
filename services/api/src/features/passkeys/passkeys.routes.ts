import * as passkeys from '@camp/contracts/passkeys';
import { route, routerOf } from '#http/route.ts';
import type { Services } from '#services.ts';
import { offerPasskeyRequest, signInByPasskey } from './passkey-sign-in.service.ts';
import {
  addOwnPasskey,
  listOwnPasskeys,
  offerPasskeyCreation,
  removeOwnPasskey,
} from './passkeys.service.ts';

export const passkeysRoutes = (services: Services) =>
  routerOf([
    route(passkeys.listPasskeys, 'signed-in', listOwnPasskeys),
    route(passkeys.passkeyCreationOptions, 'signed-in', (call) =>
      offerPasskeyCreation(services, call),
    ),
    route(passkeys.addPasskey, 'signed-in', (call) => addOwnPasskey(services, call)),
    route(passkeys.removePasskey, 'signed-in', (call) => removeOwnPasskey(services, call)),
    route(passkeys.passkeyRequestOptions, 'anyone', (call) => offerPasskeyRequest(services, call)),
    route(passkeys.signInByPasskey, 'anyone', (call) => signInByPasskey(services, call)),
  ]);
