import type { Sequelize } from 'sequelize';
import { read, sql, type Sql } from '#db/sql.ts';
import { type LoadStats, loadStatsOf } from './load-stats.ts';

/** From being served, the shell has this long to say that it started, in milliseconds. */
const startTimeoutMs = 20_000;

interface Visits {
  /** The first and the last generation. */
  from: number;
  to?: number | undefined;
  isIn: (channel: string) => boolean;
  /** Only visitors who were fine with a generation before this one. */
  fineBefore?: number | undefined;
  /** Only what was reported before then. */
  toldBefore?: Date;
}

/**
 * Counts the visitors of some generations, each once: as a failure if anything failed, or else as a load. A
 * visitor whose shell has not said anything in time counts as a failure. All visitors of one network are one
 * voice, which says what most of them do (docs/decisions/limits.md#0277).
 */
export async function visitStats(db: Sequelize, visits: Visits): Promise<LoadStats> {
  const channels = await channelsOf(db, visits);
  if (channels.length === 0) return loadStatsOf([]);
  const isVisit = sql`${isJudged(visits)} AND channel IN (${channels})`;
  const [visitors, timed] = await Promise.all([
    read<Sum>(db, countVisitors(isVisit)),
    read<LoadTime>(db, countTimes(isVisit)),
  ]);
  const ofFate = (failed: 0 | 1) =>
    Number(visitors.find((sum) => sum.failed === failed)?.times ?? 0);
  const { timed: times, p75Ms } = loadStatsOf(
    timed.map((row) => ({ kind: 'loaded', loadMs: row.load_ms, times: Number(row.times) })),
  );
  return { loads: ofFate(0), failures: ofFate(1), timed: times, p75Ms };
}

interface Sum {
  failed: 0 | 1;
  /** MariaDB returns sums as text. */
  times: number | string;
}

interface LoadTime {
  load_ms: number;
  times: number | string;
}

const countVisitors = (isVisit: Sql) => sql`
  SELECT failed, COUNT(*) AS times FROM (
    SELECT CASE WHEN AVG(failed) > 0.5 THEN 1 ELSE 0 END AS failed FROM (
      SELECT MIN(network) AS network, MAX(CASE WHEN state = 'fine' THEN 0 ELSE 1 END) AS failed
      FROM visit_outcomes WHERE ${isVisit} GROUP BY visitor
    ) AS visitors GROUP BY network
  ) AS voices GROUP BY failed`;

const countTimes = (isVisit: Sql) => sql`
  SELECT load_ms, COUNT(*) AS times FROM (
    SELECT MIN(load_ms) AS load_ms FROM (
      SELECT MIN(network) AS network, app, MIN(load_ms) AS load_ms FROM visit_outcomes
      WHERE ${isVisit} AND load_ms > 0 AND app <> 'shell' GROUP BY visitor, app
    ) AS visitors GROUP BY network, app
  ) AS voices GROUP BY load_ms`;

interface Reports {
  /** Places that say that something failed. */
  failures: number;
  places: number;
  /** Of those with failures: how many were fine before, and in how many networks all of them are. */
  regulars: number;
  networks: number;
}

/** Counts what everyone says, strangers too, each place by itself: enough to warn, and not to act. */
export async function reportsOf(db: Sequelize, visits: Visits): Promise<Reports> {
  const none = { failures: 0, places: 0, regulars: 0, networks: 0 };
  const channels = await channelsOf(db, visits);
  if (channels.length === 0) return none;
  const hasFailed = sql`state <> 'fine'`;
  const [sums] = await read<Record<keyof Reports, number | string>>(
    db,
    sql`SELECT COUNT(DISTINCT place) AS places,
      COUNT(DISTINCT CASE WHEN ${hasFailed} THEN place END) AS failures,
      COUNT(DISTINCT CASE WHEN ${hasFailed} AND first_fine < ${visits.from} THEN place END) AS regulars,
      COUNT(DISTINCT CASE WHEN ${hasFailed} THEN network END) AS networks
    FROM visit_outcomes WHERE ${isJudged(visits)} AND channel IN (${channels})`,
  );
  return sums
    ? {
        failures: Number(sums.failures),
        places: Number(sums.places),
        regulars: Number(sums.regulars),
        networks: Number(sums.networks),
      }
    : none;
}

async function channelsOf(db: Sequelize, visits: Visits): Promise<string[]> {
  const rows = await read<{ channel: string }>(
    db,
    sql`SELECT DISTINCT channel FROM visit_outcomes WHERE ${isWithin(visits)}`,
  );
  return rows.map(({ channel }) => channel).filter(visits.isIn);
}

/** The greatest number of the column. */
const endless = 2_147_483_647;

const isWithin = ({ from, to = endless }: Visits) => sql`generation BETWEEN ${from} AND ${to}`;

/** A shell that was served a moment ago may still start. */
function isJudged(visits: Visits): Sql {
  const { fineBefore = endless, toldBefore = new Date() } = visits;
  const late = new Date(Date.now() - startTimeoutMs);
  const isRegular = fineBefore === endless ? sql`` : sql` AND first_fine < ${fineBefore}`;
  return sql`${isWithin(visits)} AND told_at <= ${toldBefore}
    AND NOT (state = 'served' AND told_at >= ${late})${isRegular}`;
}
