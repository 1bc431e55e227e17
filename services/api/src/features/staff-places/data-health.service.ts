import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Feed as ShownFeed } from '@camp/contracts/places/alerts';
import type {
  FeedHealth,
  listFeedHealth,
  listStaffImports,
} from '@camp/contracts/staff/staff-feeds';
import { Op } from 'sequelize';
import { type CurrentAlerts, stateOf } from '#features/feeds/current-alerts.ts';
import { presentImport } from '#features/places/open-data.service.ts';
import type { Call } from '#http/route.ts';
import { Feed } from '#models/feed.ts';
import { PlaceImport } from '#models/place-import.ts';

/** Shows the state of each feed, in the order of the contract. */
export async function showFeedHealth(
  current: CurrentAlerts,
): Promise<CallResult<typeof listFeedHealth.admin>> {
  const [{ alerts, feeds }, rows] = await Promise.all([
    current.read(),
    Feed.findAll({ attributes: { exclude: ['alertsText'] } }),
  ]);
  const counts = Map.groupBy(alerts, ({ source }) => source);
  const parks = rows.find(({ name }) => name === 'park-facts');
  return {
    parks: presentParks(parks, { isAsked: feeds.some((feed) => modeOf(feed) === 'live') }),
    feeds: feeds.map((feed) => {
      const row = rows.find(({ name }) => name === feed.name) ?? null;
      return { ...presentFeed(feed, row), alerts: counts.get(feed.name)?.length ?? 0 };
    }),
  };
}

/** Shows the state of the source of what parks have. It has no samples: what is kept has its day. */
function presentParks(
  row: Feed | undefined,
  { isAsked }: { isAsked: boolean },
): CallResult<typeof listFeedHealth.admin>['parks'] {
  const answered_at = row?.answeredAt?.toISOString() ?? null;
  return {
    title: 'BC Parks: what each park has',
    mode: isAsked ? 'live' : 'off',
    state: isAsked ? stateOf(row, dayMs, Date.now()) : 'off',
    answered_at,
    age_seconds: ageOf(answered_at),
    ...(isAsked && row ? presentTurns(row) : neverAsked),
  };
}

const dayMs = 86_400_000;

function presentFeed(feed: ShownFeed, row: Feed | null): Omit<FeedHealth, 'alerts'> {
  const { name, title, state, as_of: answered_at } = feed;
  const mode = modeOf(feed);
  return {
    name,
    title,
    mode,
    state,
    answered_at,
    age_seconds: ageOf(answered_at),
    ...(mode === 'live' && row ? presentTurns(row) : neverAsked),
  };
}

const neverAsked = { asked_at: null, next_at: null, failures: 0, last_error: null };

const presentTurns = ({ askedAt, nextAt, failures, failure }: Feed) => ({
  asked_at: askedAt?.toISOString() ?? null,
  next_at: nextAt.toISOString(),
  failures,
  last_error: failure,
});

function modeOf({ state, is_sample }: ShownFeed): FeedHealth['mode'] {
  if (is_sample) return 'samples';
  return state === 'off' ? 'off' : 'live';
}

const ageOf = (time: string | null) =>
  time === null ? null : Math.max(0, Math.round((Date.now() - Date.parse(time)) / 1_000));

export async function listImportsPage({
  query: { limit, cursor },
}: Call<typeof listStaffImports.admin>): Promise<CallResult<typeof listStaffImports.admin>> {
  const found = await PlaceImport.findAll({
    where: cursor === undefined ? {} : { id: { [Op.lt]: cursor } },
    order: [['id', 'DESC']],
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  return {
    imports: page.map(presentImport),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
