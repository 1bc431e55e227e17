import { until } from '#infra/test-servers/programs.ts';
import { startTestSite } from '#infra/test-servers/test-site.ts';
import type { Bench, BenchRun } from '#bench/bench-run.ts';
import { startDatabase, startMeasuredApi } from '#bench/servers/stores.ts';
import { judge, printTable, quantile, rounded } from '#bench/spreads.ts';
import type { DatabasePlace } from '#tests/support/people/database.ts';
import { changedData, placesCommand } from '#tests/support/api/places-command.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { madeUpPlaces } from './made-up-places.ts';
import { workOfMap } from './pan-map.ts';

const manyPlaces = 20_000;
const usualRounds = 200;
const warmUps = 40;

/** Most milliseconds at p95 over the real places, and over many made-up ones. */
const maxListMs = 30;
const maxLongListMs = 60;

/** Longest work of the main thread while the map moves, in milliseconds. */
const maxTaskMs = 200;

const everyFilter =
  'near=kamloops&radius=200&sort=distance&size=100&region=thompson-okanagan&region=kootenay-rockies' +
  '&type=frontcountry&type=group&type=backcountry&reservation=yes&reservation=no' +
  '&from=2026-07-01&to=2026-07-05&unknown=season&amenity=toilets&amenity=drinkingWater' +
  '&amenity=firewood&unknown=toilets&unknown=drinkingWater&unknown=firewood';

/** Each search is a different one, so that none is remembered. */
const cases: Record<string, (round: number) => string> = {
  'no filter': () => 'campgrounds?',
  'every filter and a search': (round) => `campgrounds?${everyFilter}&q=campground+${round}`,
  'every filter': () => `campgrounds?${everyFilter}`,
  'a word': (round) => `campgrounds?q=${'lake river bear golden'.split(' ')[round % 4]}+${round}`,
  'a word with a mistake': (round) => `campgrounds?q=camgpround+lkae+${round}&size=100`,
  'eight words that nothing has': (round) =>
    `campgrounds?q=alder+bevar+goldne+meadwo+lookuot+campgruond+silvre+zz${round}`,
  'by distance': () => 'campgrounds?at=49.25,-123.1&sort=distance&size=100',
  'all on the map': () => 'campgrounds/map?',
  'one campground': () => 'campgrounds/alice-lake-campground',
  'nearly one': (round) => `campgrounds/alise-lake-campgruond-${round}/similar`,
};

/** True for cases without a target: their times are only printed. */
const isOther = (name: string) => !cases[name]?.(0).startsWith('campgrounds?');

interface Timing {
  'p50 ms': number;
  'p95 ms': number;
  'max ms': number;
}

/** Measures campgrounds over a real MariaDB: the real ones, then many made-up ones as well; and a map of as many. */
export const benchPlaces: Bench = async (run, started) => {
  const server = await startDatabase(started);
  const databaseUrl = await server.createDatabase('campbc_bench');
  const { url, dataDir } = await startMeasuredApi(started, { DATABASE_URL: databaseUrl });
  await run.measure('places 392', () => measureLists(run, url, '392 campgrounds', maxListMs));
  await run.measure(`places ${manyPlaces} more`, async () => {
    await importMany({ dataDir, databaseUrl }, url);
    return measureLists(run, url, `${manyPlaces} made-up campgrounds beside them`, maxLongListMs);
  });
  await run.measure('map', measureMap);
};

/** The map in a browser, with as many points; each move of it is work of the main thread. */
async function measureMap(started: AsyncDisposableStack): Promise<object> {
  const site = await startTestSite();
  started.defer(() => site.stop());
  await importMany({ dataDir: site.dataDir }, site.url);
  const work = await workOfMap(site.url);
  printTable('Longest task of the map', work);
  const longest = Math.max(work['panning ms'], work['zooming ms']);
  judge('Longest task while the map moves', longest, { most: maxTaskMs }, ' ms');
  return { points: manyPlaces, ...work };
}

async function importMany(place: DatabasePlace, url: string): Promise<void> {
  const startedAt = Date.now();
  const folder = changedData('campgrounds.json', (rows) => [...rows, ...madeUpPlaces(manyPlaces)]);
  const { isOk, said } = await placesCommand(place, 'import', folder);
  if (!isOk) throw new Error(said.slice(0, 1_000));
  const total = async () => {
    const { body } = await new Visitor(url).get('/api/places/sources');
    return Number(body['campgrounds']);
  };
  await until(async () => (await total()) > manyPlaces, 'All places are told');
  console.log(`${said} Told after ${((Date.now() - startedAt) / 1_000).toFixed(1)} s.`);
}

async function measureLists(run: BenchRun, url: string, title: string, most: number) {
  const timings: Record<string, Timing> = {};
  let asked = 0;
  for (const [name, pathOf] of Object.entries(cases)) {
    const times: number[] = [];
    for (let round = 0; round < warmUps + run.rounds(usualRounds); round += 1) {
      asked += 1;
      const time = await ask(`${url}/api/places/${pathOf(asked)}`);
      if (round >= warmUps) times.push(time);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => rounded(quantile(times, share));
    timings[name] = { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': at(1) };
  }
  printTable(title, timings);
  const lists = Object.entries(timings).filter(([name]) => !isOther(name));
  const slowest = Math.max(...lists.map(([, timing]) => timing['p95 ms']));
  judge('Slowest p95 of a list', slowest, { most }, ' ms');
  return timings;
}

/** Returns the milliseconds from sending a request to having read its answer. */
async function ask(address: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(address);
  await response.text();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
  return performance.now() - startedAt;
}
