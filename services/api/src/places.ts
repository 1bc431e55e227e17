import { dataFolder, readPlaces } from '@camp/places/read-data';
import { DatabaseError } from 'sequelize';
import { connectDatabase } from '#db/connection.ts';
import { OperatorError } from '#features/operator/operator-error.ts';
import type { FactChange } from '#features/places-import/compare-places.ts';
import {
  type ImportChanges,
  type ImportCounts,
  importPlaces,
  LostFactsError,
  previewImport,
} from '#features/places-import/import-places.service.ts';
import { defineModels } from '#models/define-models.ts';
import { type Env, readEnv } from './env.ts';

const usage = `npm run places -- <command> [folder]

  check     whether the data in the folder may be taken in
  diff      what it would change, place by place
  import    takes it in, whole or not at all
            --accept-loss=seasons,amenities.showers   these facts may become unknown
            --accept-loss=places                      many places may be gone
            --accept-loss=parks.toilets               so may this fact of parks
            --accept-loss=parks.campgrounds           parks may lose their last campground

Without a folder it is the data that this version brings.`;

const acceptLoss = '--accept-loss=';

/* Commands for an operator about campgrounds on the server, with the settings of the API. */
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceFor(error as Error));
  process.exit(1);
}

async function run(args: string[]): Promise<string> {
  const [command, folder = dataFolder, ...others] = args.filter((arg) => !arg.startsWith('--'));
  const options = args.filter((arg) => arg.startsWith('--'));
  const isRight = options.every((option) => command === 'import' && option.startsWith(acceptLoss));
  if (!isRight || others.length > 0) throw new OperatorError(usage);
  const acceptedLosses = options.flatMap((option) => option.slice(acceptLoss.length).split(','));
  const data = readPlaces(folder);
  if (command === 'check') return `${data.campgrounds.length} campgrounds, and nothing wrong.`;
  if (command === 'diff') return withDatabase(async () => listOf(await previewImport(data)));
  if (command !== 'import') throw new OperatorError(usage);
  return withDatabase(async (db) => {
    const counts = await importPlaces(db, data, { acceptedLosses, by: 'operator' });
    return totalsOf(counts);
  });
}

async function withDatabase<Result>(
  work: (db: Awaited<ReturnType<typeof connectDatabase>>) => Promise<Result>,
): Promise<Result> {
  const env: Env = readEnv(process.env);
  const db = await connectDatabase(env);
  defineModels(db, env);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** A line for each place and park, one for each of its facts, and what an import would not lose without a word. */
function listOf({ places, parks, counts, losses }: ImportChanges): string {
  const lines = [
    ...places.flatMap(({ row, change, facts }) => [`${change} ${row.id}`, ...facts.map(lineOf)]),
    ...parks.flatMap(({ row, facts }) => [`park ${row.id}`, ...facts.map(lineOf)]),
    totalsOf(counts),
    ...losses.map((loss) => `lost ${loss}`),
  ];
  return lines.join('\n');
}

function lineOf({ fact, was, now }: FactChange): string {
  return `  ${fact}: ${was ?? 'unknown'} → ${now ?? 'unknown'}`;
}

function totalsOf({ added, changed, gone, returned, parks }: ImportCounts): string {
  const isSame = added + changed + gone + returned === 0;
  if (isSame && parks === 0) return 'Nothing is new.';
  const places = `Places: ${added} added, ${changed} changed, ${gone} gone, ${returned} returned.`;
  return parks === 0 ? places : `${places} Parks: ${parks} changed.`;
}

function sentenceFor(error: Error): string {
  if (error instanceof DatabaseError) return 'The tables are missing or old. Start the API once.';
  if (!(error instanceof LostFactsError)) return error.message;
  return `${error.message}\nNothing was imported. Facts that may be lost are named by ${acceptLoss}…`;
}
