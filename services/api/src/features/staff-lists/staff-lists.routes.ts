import * as contract from '@camp/contracts/staff/staff-lists';
import type { AppContext } from '#context.ts';
import { route, routerOf } from '#http/route.ts';
import { keepView, readOwnList, removeOwnFilter, saveOwnFilter } from './staff-lists.service.ts';

/** Routes for how staff like their lists: each their own. */
export const staffListsRoutes = (context: AppContext) =>
  routerOf([
    route(contract.readStaffList, 'moderator', readOwnList),
    route(contract.keepListView, 'moderator', keepView),
    route(contract.saveFilter, 'moderator', (call) => saveOwnFilter(context, call)),
    route(contract.removeFilter, 'moderator', removeOwnFilter),
  ]);
