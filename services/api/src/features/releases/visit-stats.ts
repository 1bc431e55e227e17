import { QueryTypes, type Sequelize } from 'sequelize';
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
  const replacements = { ...rangeOf(visits), channels, late };
  const [visitors, timed] = await Promise.all([
    db.query<Sum>(countVisitors, { type: QueryTypes.SELECT, replacements }),
    db.query<Timed>(countTimes, { type: QueryTypes.SELECT, replacements }),
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

const isOver = `NOT (state = 'served' AND told_at >= :late)`;
const isVisit = `generation BETWEEN :from AND :to AND channel IN (:channels) AND ${isOver}`;

const countVisitors = `
  SELECT failed, COUNT(*) AS times FROM (
    SELECT MAX(CASE WHEN state = 'fine' THEN 0 ELSE 1 END) AS failed
    FROM visit_outcomes WHERE ${isVisit} GROUP BY place
  ) AS visitors GROUP BY failed`;

const countTimes = `
  SELECT load_ms, COUNT(*) AS times FROM visit_outcomes
  WHERE ${isVisit} AND load_ms > 0 AND app <> 'shell' GROUP BY load_ms`;

async function channelsOf(db: Sequelize, visits: Visits): Promise<string[]> {
  const rows = await db.query<{ channel: string }>(
    'SELECT DISTINCT channel FROM visit_outcomes WHERE generation BETWEEN :from AND :to',
    { type: QueryTypes.SELECT, replacements: rangeOf(visits) },
  );
  return rows.map(({ channel }) => channel).filter(visits.isIn);
}

/** The greatest number of the column. */
const endless = 2_147_483_647;

const rangeOf = ({ from, to = endless }: Visits) => ({ from, to });
