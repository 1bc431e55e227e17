import { keepPark, listParkUpdates, takeParkUpdate } from '@camp/contracts/staff/park-updates';
import { listFeedHealth, listStaffImports } from '@camp/contracts/staff/staff-feeds';
import * as contract from '@camp/contracts/staff/staff-places';
import type { Router } from 'express';
import type { AppContext } from '#context.ts';
import type { CurrentAlerts } from '#features/feeds/current-alerts.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { routerOf, staffRoutes } from '#http/route.ts';
import { correctFacts, withdrawOneCorrection } from './corrections.service.ts';
import { listImportsPage, showFeedHealth } from './data-health.service.ts';
import { hideOnePlace, showOnePlace } from './hiding.service.ts';
import { listPlacesPage } from './list-places.service.ts';
import { keepOnePark, listParkUpdatesPage, takeOneParkUpdate } from './park-updates.service.ts';
import { readRecord } from './place-record.ts';
import { presentStaffPlace } from './staff-places.presenter.ts';

interface Parts {
  places: LiveIndex;
  alerts: CurrentAlerts;
}

/** Routes for what staff see and change of places (docs/decisions/places.md#0240). */
export function staffPlacesRoutes({ db }: AppContext, { places, alerts }: Parts): Router {
  const desk = { db, places };
  return routerOf([
    ...staffRoutes(contract.listStaffPlaces, (call) => listPlacesPage(places, call)),
    ...staffRoutes(contract.getStaffPlace, async ({ params }) => ({
      place: await presentStaffPlace(await readRecord(params.slug)),
    })),
    ...staffRoutes(contract.correctFact, (call) => correctFacts(desk, call)),
    ...staffRoutes(contract.withdrawCorrection, (call) => withdrawOneCorrection(desk, call)),
    ...staffRoutes(contract.hidePlace, (call) => hideOnePlace(desk, call)),
    ...staffRoutes(contract.showPlace, (call) => showOnePlace(desk, call)),
    ...staffRoutes(listFeedHealth, () => showFeedHealth(alerts)),
    ...staffRoutes(listStaffImports, listImportsPage),
    ...staffRoutes(listParkUpdates, listParkUpdatesPage),
    ...staffRoutes(takeParkUpdate, (call) => takeOneParkUpdate(desk, call)),
    ...staffRoutes(keepPark, (call) => keepOnePark(desk, call)),
  ]);
}
