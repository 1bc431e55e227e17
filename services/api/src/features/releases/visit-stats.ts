import type { Sequelize } from 'sequelize';
import { read, sql, type Sql } from '#db/sql.ts';
import { type LoadStats, loadStatsOf } from './load-stats.ts';

/** From being served, the shell has this long to say that it started, in milliseconds. */
const startWithinMs = 20_000;

interface Visits {
  /** The first and the last generation. */
  from: number;
  to?: number | undefined;
  isIn: (channel: string) => boolean;
}

/**
 * How visitors of some generations fared, each counted once: with anything that failed, or with nothing
 * that did. A visitor whose shell has not said anything in time is one with whom it failed.
 */
export async function visitStats(db: Sequelize, visits: Visits): Promise<LoadStats> {
  const channels = await channelsOf(db, visits);
  if (channels.length === 0) return loadStatsOf([]);
  const late = new Date(Date.now() - startWithinMs);
  const isVisit = sql`${isWithin(visits)} AND channel IN (${channels})
    AND NOT (state = 'served' AND told_at >= ${late})`;
  const [visitors, timed] = await Promise.all([
    read<Sum>(db, countVisitors(isVisit)),
    read<Timed>(db, countTimes(isVisit)),
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

interface Timed {
  load_ms: number;
  times: number | string;
}

const countVisitors = (isVisit: Sql) => sql`
  SELECT failed, COUNT(*) AS times FROM (
    SELECT MAX(CASE WHEN state = 'fine' THEN 0 ELSE 1 END) AS failed
    FROM visit_outcomes WHERE ${isVisit} GROUP BY place
  ) AS visitors GROUP BY failed`;

const countTimes = (isVisit: Sql) => sql`
  SELECT load_ms, COUNT(*) AS times FROM visit_outcomes
  WHERE ${isVisit} AND load_ms > 0 AND app <> 'shell' GROUP BY load_ms`;

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
