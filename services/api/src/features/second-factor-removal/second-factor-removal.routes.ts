import * as contract from '@camp/contracts/account/second-factor-removal';
import { openRoute, routerOf } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import {
  confirmRemoval,
  requestRemoval,
  showRemoval,
  stopRemoval,
} from './second-factor-removal.service.ts';

export const secondFactorRemovalRoutes = (context: AppContext) =>
  routerOf([
    openRoute(contract.requestRemoval, (call) => requestRemoval(context, call)),
    openRoute(contract.readRemoval, showRemoval),
    openRoute(contract.confirmRemoval, (call) => confirmRemoval(context, call)),
    openRoute(contract.stopRemoval, (call) => stopRemoval(context, call)),
  ]);
