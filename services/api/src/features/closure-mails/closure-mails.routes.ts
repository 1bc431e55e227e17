import * as contract from '@camp/contracts/places/closure-mails';
import type { Router } from 'express';
import type { AppContext } from '#context.ts';
import { openRoute, route, routerOf } from '#http/route.ts';
import { changeOwnSetting, readOwnSetting, unsubscribeByToken } from './closure-mails.service.ts';

/** Mails about closures of saved places; mail programs have a call of their own (one-click.routes.ts). */
export const closureMailsRoutes = (context: AppContext): Router =>
  routerOf([
    route(contract.readClosureMails, 'signed-in', (call) => readOwnSetting(context, call)),
    route(contract.changeClosureMails, 'signed-in', (call) => changeOwnSetting(context, call)),
    openRoute(contract.unsubscribe, async ({ body: { token }, request }) => {
      await unsubscribeByToken(context, { token, request });
      return { ok: true as const };
    }),
  ]);
