import type { Alert, Feed, FeedName } from '@camp/contracts/places/alerts';
import { until } from '#infra/test-servers/programs.ts';
import { instantIn } from '#tests/support/people/database.ts';
import type { HostedFeed } from '#tests/support/servers/feed-host.ts';
import type { OwnApi } from './own-api.ts';

export interface Alerts {
  alerts: Alert[];
  feeds: Feed[];
}

export async function alertsOf(api: Pick<OwnApi, 'newVisitor'>): Promise<Alerts> {
  const { status, body } = await api.newVisitor().get('/api/places/alerts');
  if (status !== 200) throw new Error(`The alerts answered ${status}.`);
  return body as unknown as Alerts;
}

export async function feedOf(api: OwnApi, name: FeedName): Promise<Feed | undefined> {
  return (await alertsOf(api)).feeds.find((feed) => feed.name === name);
}

/** Returns what the database keeps of a feed, including what visitors do not see. */
export async function keptOf(api: OwnApi, name: HostedFeed) {
  const sql = 'SELECT failures, failure, revision, next_at FROM feeds WHERE name = ?';
  const [row] = await api.query(sql, [name]);
  return {
    failures: Number(row?.['failures'] ?? 0),
    failure: (row?.['failure'] ?? null) as string | null,
    revision: Number(row?.['revision'] ?? 0),
    nextAt: new Date((row?.['next_at'] ?? 0) as string | Date).getTime(),
  };
}

const longAgo = '2026-01-01 00:00:00.000';
/** A process that asks a feed keeps others away for half a minute, then puts the next time off by minutes. */
const askedForMs = 60_000;

export const whenAsked = (api: OwnApi, name: FeedName) =>
  until(
    async () => (await keptOf(api, name)).nextAt > Date.now() + askedForMs,
    `${name} was asked`,
  );

/** Has a feed asked at once, and waits for the result. */
export async function askNow(api: OwnApi, name: FeedName): Promise<void> {
  const past = instantIn(api.place, longAgo);
  await api.query('UPDATE feeds SET next_at = ? WHERE name = ?', [past, name]);
  await whenAsked(api, name);
}
