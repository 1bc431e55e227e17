import * as contract from '@camp/contracts/places/saved-places';
import type { Router } from 'express';
import type { AppContext } from '#context.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { openRoute, route, routerOf } from '#http/route.ts';
import { describeSharedPlaces } from './describe-list.ts';
import { listFilesRoutes } from './list-files.routes.ts';
import { removeOwnPlace, saveOwnPlace } from './entries.service.ts';
import {
  changeOwnList,
  createOwnList,
  deleteOwnList,
  readOwnList,
  readOwnPlaces,
} from './lists.service.ts';
import { readSharedPlaces, shareOwnList, withdrawOwnShare } from './share.service.ts';

/** Campgrounds that members keep, each their own. */
export function savedPlacesRoutes(context: AppContext, places: LiveIndex): Router[] {
  const shelf = { db: context.db, places };
  return [
    routerOf([
      route(contract.readSavedPlaces, 'signed-in', readOwnPlaces),
      route(contract.createList, 'signed-in', (call) => createOwnList(shelf, call)),
      route(contract.readList, 'signed-in', (call) => readOwnList(shelf, call)),
      route(contract.changeList, 'signed-in', (call) => changeOwnList(shelf, call)),
      route(contract.deleteList, 'signed-in', (call) => deleteOwnList(shelf, call)),
      route(contract.savePlace, 'signed-in', (call) => saveOwnPlace(shelf, call)),
      route(contract.removePlace, 'signed-in', (call) => removeOwnPlace(shelf, call)),
      route(contract.shareList, 'signed-in', (call) => shareOwnList(shelf, call)),
      route(contract.withdrawShare, 'signed-in', (call) => withdrawOwnShare(shelf, call)),
      openRoute(contract.readSharedList, (call) => readSharedPlaces(shelf, call)),
      openRoute(contract.describeSharedList, (call) => describeSharedPlaces(shelf, call)),
    ]),
    listFilesRoutes(context, places),
  ];
}
