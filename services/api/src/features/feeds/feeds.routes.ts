import { type Alert, listAlerts } from '@camp/contracts/places/alerts';
import { openRoute, routerOf } from '#http/route.ts';
import { onceFor } from '#kept-answers/once-for.ts';
import type { Current, CurrentAlerts } from './current-alerts.ts';
import type { FeedAlert } from '#features/feed-adapters/alert.ts';

/** Serves to everyone what the authorities say now. */
export const feedsRoutes = (current: CurrentAlerts) =>
  routerOf([openRoute(listAlerts, async () => presentAlerts(await current.read()))]);

const presentAlerts = onceFor(({ alerts, feeds, isSample }: Current) => ({
  alerts: alerts.map((alert) => presentAlert(alert, isSample)),
  feeds,
}));

function presentAlert(alert: FeedAlert, isSample: boolean): Alert {
  const { reach, asOf, isRoadClosed, reference = null, ...told } = alert;
  const [position] = reach?.of === 'around' ? reach.positions : [];
  return {
    ...told,
    status: isRoadClosed ? 'closed' : told.status,
    reference,
    as_of: asOf,
    point: position ? { longitude: position[0], latitude: position[1] } : null,
    is_sample: isSample,
  };
}
