import { Op } from 'sequelize';
import { VisitOutcome } from '#models/visit-outcome.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';
import { rollbackBudget } from './switch-verdict.ts';
import { watchdogNames } from './watchdog.ts';

/** More switches than teams make while one of them is watched. */
const mostSwitches = 30;

/** A generation that changed what everybody gets. */
interface Switch {
  record: ReleaseRecord;
  /** Apps that it changed. */
  apps: string[];
}

export interface Switches {
  /** What was live before the first of them. */
  base: ReleaseRecord;
  /** Oldest first. */
  switches: Switch[];
}

/**
 * The switches that are still watched. What the watchdog itself made live is not: nobody but a person takes
 * that back. Null when there are none.
 */
export async function recentSwitches(
  live: ReleaseRecord,
  records: ReleaseRecords,
): Promise<Switches | null> {
  const switches: Switch[] = [];
  let record = live;
  while (switches.length < mostSwitches) {
    const [before] = await records.newest({ before: record.generation, limit: 1 });
    const apps = before ? changedApps(before, record) : [];
    const isOver =
      !before || (apps.length > 0 && (record.by === watchdogNames.live || (await isLong(record))));
    if (isOver) return switches.length > 0 ? { base: record, switches } : null;
    if (apps.length > 0) switches.unshift({ record, apps });
    record = before;
  }
  return null;
}

function changedApps({ builds: before }: ReleaseRecord, { builds: after }: ReleaseRecord) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((app) => before.get(app)?.version !== after.get(app)?.version);
}

/** Whether visitors have had it for longer than it is watched. The publisher's clock may be wrong. */
async function isLong({ generation }: ReleaseRecord): Promise<boolean> {
  const toldAt = { [Op.lt]: new Date(Date.now() - rollbackBudget.watchedMs) };
  const first = await VisitOutcome.findOne({
    where: { generation: { [Op.gte]: generation }, toldAt },
  });
  return first !== null;
}
