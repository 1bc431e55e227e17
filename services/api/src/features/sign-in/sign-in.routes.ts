import * as auth from '@camp/contracts/account/auth';
import * as session from '@camp/contracts/account/session';
import { passkeyRequestOptions, signInByPasskey } from '@camp/contracts/account/passkeys';
import {
  challenge,
  forgetWaitingSignIn,
  waitingSignIn,
} from '@camp/contracts/account/second-factor';
import { openRoute, route, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { answerChallenge } from './challenge.service.ts';
import { offerPasskeyRequest, signInWithPasskey } from './passkey-sign-in.service.ts';
import {
  forgetWaitingSignIn as letGoOfWaitingSignIn,
  showWaitingSignIn,
} from './waiting-sign-in.service.ts';
import { signInWithPassword } from './password-sign-in.service.ts';
import { refreshSession, signOut, whoAmI } from './session.service.ts';

export const signInRoutes = (context: AppContext) =>
  routerOf([
    route(auth.login, 'anyone', (call) => signInWithPassword(context, call)),
    route(challenge, 'anyone', (call) => answerChallenge(context, call)),
    openRoute(waitingSignIn, (call) => showWaitingSignIn(context, call)),
    openRoute(forgetWaitingSignIn, (call) => letGoOfWaitingSignIn(context, call)),
    openRoute(passkeyRequestOptions, (call) => offerPasskeyRequest(context, call)),
    route(signInByPasskey, 'anyone', (call) => signInWithPasskey(context, call)),
    route(session.me, 'signed-in', (call) => whoAmI(context, call)),
    route(session.refresh, 'anyone', (call) => refreshSession(context, call)),
    route(session.logout, 'anyone', (call) => signOut(context, call)),
  ]);
