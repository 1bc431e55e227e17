import { stableChannel } from '@camp/contracts/site/channel';
import { sharesAround } from '@camp/contracts/site/network-of';
import type { FailureCause } from '@camp/contracts/staff/release-visitors';
import { providerLength } from '@camp/release/document/visit-token';
import type { Sequelize } from 'sequelize';
import { read, sql, type Sql } from '#db/sql.ts';
import type { VisitorCount } from './error-budget.ts';
import { type LoadStats, loadStatsOf } from './load-stats.ts';

/** Voices of one /16 or /32 that a verdict is confirmed by, as many as it has of what is counted by place. */
const [, voicesOfProvider] = sharesAround;

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
  const isVisit = sql`${isBelieved(visits)} AND channel IN (${channels})`;
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

/** One row for each network, which says what most of its visitors do. */
const voicesOf = (isVisit: Sql) => sql`
  SELECT network, CASE WHEN AVG(failed) > 0.5 THEN 1 ELSE 0 END AS failed FROM (
    SELECT MIN(network) AS network, MAX(CASE WHEN state = 'fine' THEN 0 ELSE 1 END) AS failed
    FROM visit_outcomes WHERE ${isVisit} GROUP BY visitor
  ) AS visitors GROUP BY network`;

const countVisitors = (isVisit: Sql) => sql`
  SELECT failed, COUNT(*) AS times FROM (${voicesOf(isVisit)}) AS voices GROUP BY failed`;

const providerOf = sql`SUBSTR(network, 1, ${providerLength})`;

/** Voices of one provider are four at most: where there are more, each counts for less. */
const countTimes = (isVisit: Sql) => sql`
  SELECT load_ms, SUM(CASE WHEN alike > ${voicesOfProvider} THEN 1.0 * ${voicesOfProvider} / alike ELSE 1 END) AS times FROM (
    SELECT MIN(load_ms) AS load_ms, COUNT(*) OVER (PARTITION BY ${providerOf}, app) AS alike FROM (
      SELECT MIN(network) AS network, app, MIN(load_ms) AS load_ms FROM visit_outcomes
      WHERE ${isVisit} AND load_ms > 0 AND app <> 'shell' GROUP BY visitor, app
    ) AS visitors GROUP BY network, app
  ) AS voices GROUP BY load_ms`;

/**
 * Counts voices as {@link visitStats} does, but four of a provider at most, which say what all of its do: someone may have
 * many networks, of few providers. Failures may be a fraction (docs/decisions/limits.md#0353).
 */
export async function spreadVoices(db: Sequelize, visits: Visits): Promise<VisitorCount> {
  const channels = await channelsOf(db, visits);
  if (channels.length === 0) return { visitors: 0, failures: 0 };
  const isVisit = sql`${isBelieved(visits)} AND channel IN (${channels})`;
  const [sums] = await read<Record<keyof VisitorCount, number | string | null>>(
    db,
    sql`SELECT SUM(counted) AS visitors, SUM(1.0 * counted * failed / all_voices) AS failures FROM (
      SELECT COUNT(*) AS all_voices, SUM(failed) AS failed,
        CASE WHEN COUNT(*) > ${voicesOfProvider} THEN ${voicesOfProvider} ELSE COUNT(*) END AS counted
      FROM (${voicesOf(isVisit)}) AS voices GROUP BY ${providerOf}
    ) AS providers`,
  );
  return { visitors: Number(sums?.visitors ?? 0), failures: Number(sums?.failures ?? 0) };
}

/** Some generations in a row. */
export interface Stretch {
  from: number;
  to: number;
  /** Given where only the visitors of this app count. */
  app?: string;
}

/** Counts visitors as {@link visitStats} does, of everyone outside of canaries, by stretches that do not overlap. */
export async function visitorsOf<Each extends Stretch>(
  db: Sequelize,
  stretches: readonly Each[],
): Promise<Map<Each, VisitorCount>> {
  const isOf = ({ from, to, app }: Each, index: number) => {
    const isOfApp = app === undefined ? sql`` : sql`app = ${app} AND `;
    return sql`WHEN ${isOfApp}generation BETWEEN ${from} AND ${to} THEN ${index}`;
  };
  const [first, ...others] = stretches.map(isOf);
  if (!first) return new Map();
  const cases = others.reduce((all, each) => sql`${all} ${each}`, first);
  const within = {
    from: Math.min(...stretches.map(({ from }) => from)),
    to: Math.max(...stretches.map(({ to }) => to)),
  };
  const counted = await countBy(db, within, sql`CASE ${cases} ELSE -1 END`);
  return new Map(
    stretches.flatMap((stretch, index) => {
      const count = counted.get(String(index));
      return count ? [[stretch, count]] : [];
    }),
  );
}

/** Counts the visitors of each app in some generations, outside of canaries. */
export const visitorsByApp = (db: Sequelize, visits: Pick<Visits, 'from' | 'to'>) =>
  countBy(db, visits, sql`app`);

async function countBy(
  db: Sequelize,
  visits: Pick<Visits, 'from' | 'to'>,
  part: Sql,
): Promise<Map<string, VisitorCount>> {
  const rows = await read<{ part: string | number } & Record<keyof VisitorCount, number | string>>(
    db,
    sql`SELECT part, COUNT(*) AS visitors, SUM(failed) AS failures FROM (
      SELECT part, CASE WHEN AVG(failed) > 0.5 THEN 1 ELSE 0 END AS failed FROM (
        SELECT part, visitor, MIN(network) AS network, MAX(failed) AS failed FROM (
          SELECT ${part} AS part, visitor, network, CASE WHEN state = 'fine' THEN 0 ELSE 1 END AS failed
          FROM visit_outcomes WHERE ${isBelieved(visits)} AND channel = ${stableChannel}
        ) AS outcomes GROUP BY part, visitor
      ) AS visitors GROUP BY part, network
    ) AS voices GROUP BY part`,
  );
  return new Map(
    rows.map((row) => [
      String(row.part),
      { visitors: Number(row.visitors), failures: Number(row.failures) },
    ]),
  );
}

type CauseRow = FailureCause & { times: number | string };

/** Returns what failed for most of some visitors; null if nothing did, or no browser told what. */
export async function mainCause(db: Sequelize, visits: Visits): Promise<FailureCause | null> {
  const channels = await channelsOf(db, visits);
  if (channels.length === 0) return null;
  const [first] = await read<CauseRow>(
    db,
    sql`SELECT app, phase, reason, page, thrown_at, browser, COUNT(DISTINCT visitor) AS times
    FROM visit_outcomes WHERE ${isBelieved(visits)} AND channel IN (${channels})
      AND state = 'failed' AND phase <> ''
    GROUP BY app, phase, reason, page, thrown_at, browser ORDER BY times DESC LIMIT 1`,
  );
  if (!first) return null;
  const { times: _times, ...cause } = first;
  return cause;
}

interface Reports {
  /** Places that say that something failed. */
  failures: number;
  places: number;
  /** Of those with failures: how many were fine before, and in how many networks, of how many providers, all are. */
  regulars: number;
  networks: number;
  providers: number;
}

/** Counts what everyone says, strangers too, each place by itself: enough to warn, and not to act. */
export async function reportsOf(db: Sequelize, visits: Visits): Promise<Reports> {
  const none = { failures: 0, places: 0, regulars: 0, networks: 0, providers: 0 };
  const channels = await channelsOf(db, visits);
  if (channels.length === 0) return none;
  const hasFailed = sql`state <> 'fine'`;
  const [sums] = await read<Record<keyof Reports, number | string>>(
    db,
    sql`SELECT COUNT(DISTINCT place) AS places,
      COUNT(DISTINCT CASE WHEN ${hasFailed} THEN place END) AS failures,
      COUNT(DISTINCT CASE WHEN ${hasFailed} AND first_fine < ${visits.from} THEN place END) AS regulars,
      COUNT(DISTINCT CASE WHEN ${hasFailed} THEN network END) AS networks,
      COUNT(DISTINCT CASE WHEN ${hasFailed} THEN ${providerOf} END) AS providers
    FROM visit_outcomes WHERE ${isJudged(visits)} AND channel IN (${channels})`,
  );
  return sums
    ? {
        failures: Number(sums.failures),
        places: Number(sums.places),
        regulars: Number(sums.regulars),
        networks: Number(sums.networks),
        providers: Number(sums.providers),
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

const isWithin = ({ from, to = endless }: Pick<Visits, 'from' | 'to'>) =>
  sql`generation BETWEEN ${from} AND ${to}`;

/** True of what is judged, of visitors whose shell was heard of as well: a remote fails in one that started. */
const isBelieved = (visits: Omit<Visits, 'isIn'>): Sql =>
  sql`${isJudged(visits)} AND visitor IN (
    SELECT visitor FROM visit_outcomes WHERE ${isWithin(visits)} AND app = 'shell')`;

/** A shell that was served a moment ago may still start. */
function isJudged(visits: Omit<Visits, 'isIn'>): Sql {
  const { fineBefore = endless, toldBefore = new Date() } = visits;
  const late = new Date(Date.now() - startTimeoutMs);
  const isRegular = fineBefore === endless ? sql`` : sql` AND first_fine < ${fineBefore}`;
  return sql`${isWithin(visits)} AND told_at <= ${toldBefore}
    AND NOT (state = 'served' AND told_at >= ${late})${isRegular}`;
}
