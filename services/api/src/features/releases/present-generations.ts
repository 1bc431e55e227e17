import type { Generation } from '@camp/contracts/staff/releases';
import type { Sequelize } from 'sequelize';
import { automaticEndings, buildKey, type Endings } from './endings.ts';
import { servedPeriods, servedRuns } from './periods.ts';
import { presentGeneration } from './releases.presenter.ts';
import { servedBuilds } from './release-metrics.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';

interface Sources {
  db: Sequelize;
  records: ReleaseRecords;
}

/** Presents generations, each next to the one before, with what was served of them, and how they ended. */
export async function presentGenerations(
  pairs: readonly (readonly [ReleaseRecord, ReleaseRecord | undefined])[],
  { db, records }: Sources,
): Promise<Generation[]> {
  const builds = pairs.flatMap(([{ builds: stable, canaries }]) =>
    [stable, ...canaries.map((canary) => canary.builds)].flatMap((each) =>
      [...each].map(([name, { version }]) => ({ name, version })),
    ),
  );
  const generations = pairs.map(([record]) => record);
  const [loads, endings, periods, runOf] = await Promise.all([
    servedBuilds(builds),
    automaticEndings(records),
    servedPeriods(generations, { db, records }),
    servedRuns(generations, { db, records }),
  ]);
  return pairs.map(([record, before]) =>
    presentGeneration({
      record,
      before,
      loads,
      endings,
      runOf,
      period: periods.get(record.generation),
    }),
  );
}

/** Most generations in which an earlier build is looked for. */
const maxSearched = 500;

/** Returns the earlier versions of an app that everyone had, newest first; bad ones last. */
export async function versionsBefore(
  app: string,
  { live, records, endings }: { live: ReleaseRecord; records: ReleaseRecords; endings: Endings },
): Promise<string[]> {
  const present = live.builds.get(app)?.version;
  const found = new Set<string>();
  for (let steps = 1; steps <= maxSearched && steps < live.generation; steps += 1) {
    const version = (await records.of(live.generation - steps))?.builds.get(app)?.version;
    if (version !== undefined && version !== present) found.add(version);
  }
  const isBad = (version: string) => endings.bad.has(buildKey(app, version));
  return [...found].toSorted((one, other) => Number(isBad(one)) - Number(isBad(other)));
}

/** Returns the version that each app of a release is rolled back to; none for an app that has no good one. */
export async function waysBack(live: ReleaseRecord, records: ReleaseRecords) {
  const endings = await automaticEndings(records);
  const found = await Promise.all(
    [...live.builds.keys()].map(async (name) => {
      const [version = ''] = await versionsBefore(name, { live, records, endings });
      return { name, version };
    }),
  );
  return found.filter(
    ({ name, version }) => version !== '' && !endings.bad.has(buildKey(name, version)),
  );
}
