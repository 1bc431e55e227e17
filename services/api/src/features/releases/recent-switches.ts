import { stableChannel } from '@camp/contracts/site/channel';
import { Op, type Sequelize } from 'sequelize';
import { VisitOutcome } from '#models/visit-outcome.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';
import { rollbackBudget } from './switch-verdict.ts';
import { spreadVoices } from './visit-stats.ts';
import { watchdogNames } from './watchdog-input.ts';

/** More switches than teams make while one of them is watched. */
const maxSwitches = 30;

/** A generation that changed what everyone gets. */
interface Switch {
  record: ReleaseRecord;
  /** Apps that it changed. */
  apps: string[];
}

export interface Switches {
  /** The generation that was live before the first of them. */
  base: ReleaseRecord;
  /** Oldest first. */
  switches: Switch[];
}

/**
 * Returns the switches that are still watched; null when there are none. What the watchdog itself made live is
 * not: only a person takes that back.
 */
export async function recentSwitches(
  db: Sequelize,
  live: ReleaseRecord,
  records: ReleaseRecords,
): Promise<Switches | null> {
  const switches: Switch[] = [];
  let record = live;
  while (switches.length < maxSwitches) {
    const [before] = await records.newest({ before: record.generation, limit: 1 });
    const apps = before ? changedApps(before, record) : [];
    const isBase =
      !before ||
      (apps.length > 0 && (record.by === watchdogNames.live || (await isOver(db, record))));
    if (isBase) return switches.length > 0 ? { base: record, switches } : null;
    if (apps.length > 0) switches.unshift({ record, apps });
    record = before;
  }
  return { base: record, switches };
}

function changedApps({ builds: before }: ReleaseRecord, { builds: after }: ReleaseRecord) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((app) => before.get(app)?.version !== after.get(app)?.version);
}

/**
 * True if it is no longer watched: as many visitors as are needed came long enough ago, or the first a day ago.
 * The publisher's clock may be wrong.
 */
async function isOver(db: Sequelize, { generation }: ReleaseRecord): Promise<boolean> {
  const { watchedMs, longestMs, minVisitors } = rollbackBudget;
  const toldAt = { [Op.lt]: ago(longestMs) };
  const where = { generation: { [Op.gte]: generation }, toldAt };
  if (await VisitOutcome.findOne({ where })) return true;
  const isIn = (channel: string) => channel === stableChannel;
  const early = { from: generation, fineBefore: generation, toldBefore: ago(watchedMs), isIn };
  return (await spreadVoices(db, early)).visitors >= minVisitors;
}

const ago = (ms: number) => new Date(Date.now() - ms);
