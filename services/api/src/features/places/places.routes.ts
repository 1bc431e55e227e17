import * as contract from '@camp/contracts/places/campgrounds';
import { getPark } from '@camp/contracts/places/parks';
import { listPlaceImports, listPlaceSources } from '@camp/contracts/places/open-data';
import type { Request, Router } from 'express';
import { originOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { openRoute, routerOf } from '#http/route.ts';
import {
  findInList,
  findOnMap,
  findSimilar,
  findTowns,
  showCampground,
} from './campgrounds.service.ts';
import type { LiveIndex } from './live-index.ts';
import { showImports, showSources } from './open-data.service.ts';
import { openDataFiles } from './open-data-files.ts';
import { showPark } from './parks.service.ts';

/** Serves places to camp, to everyone (docs/decisions/places.md#0200). */
export function placesRoutes({ rateLimits }: AppContext, index: LiveIndex): Router[] {
  /** Limits searches by words, since only they are costly. */
  const limited = async ({ q }: { q?: string | undefined }, request: Request) => {
    if (q) await rateLimits.placeSearches.check(originOf(request).ip);
  };
  return [
    routerOf([
      openRoute(contract.findCampgrounds, async (call) => {
        await limited(call.query, call.request);
        return findInList(await index.current(), call);
      }),
      openRoute(contract.mapCampgrounds, async (call) => {
        await limited(call.query, call.request);
        return findOnMap(await index.current(), call);
      }),
      openRoute(contract.findTowns, async (call) => {
        await limited(call.query, call.request);
        return findTowns(await index.current(), call);
      }),
      openRoute(listPlaceSources, async () => showSources(await index.current())),
      openRoute(listPlaceImports, showImports),
      openRoute(contract.similarCampgrounds, async (call) =>
        findSimilar(await index.current(), call),
      ),
      openRoute(getPark, async (call) => showPark(await index.current(), call)),
      openRoute(contract.getCampground, async (call) =>
        showCampground(await index.current(), call),
      ),
    ]),
    openDataFiles(index),
  ];
}
