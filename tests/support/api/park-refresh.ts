import { until } from '#infra/test-servers/programs.ts';
import { instantIn } from '#tests/support/people/database.ts';
import type { OwnApi } from './own-api.ts';

/** A process that asks keeps others away for minutes, and then puts the next time off by an hour at least. */
export const whenAnswered = (api: OwnApi) =>
  until(async () => {
    const [row] = await api.query("SELECT next_at FROM feeds WHERE name = 'park-facts'");
    const at = new Date((row?.['next_at'] ?? 0) as string | Date).getTime();
    return at > Date.now() + 600_000;
  }, 'the parks were asked');

/** Makes the parks due, as if all had been answered on a day before. */
export const makeDue = (api: OwnApi) =>
  api.query("UPDATE feeds SET next_at = ? WHERE name = 'park-facts'", [
    instantIn(api.place, '2026-01-01 00:00:00.000'),
  ]);

/** Has the parks asked at once, and waits for the result. */
export async function refreshParks(api: OwnApi): Promise<void> {
  await makeDue(api);
  await whenAnswered(api);
}
