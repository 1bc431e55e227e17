import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#infra/site/ports.ts';
import { exitWhenStopped } from '#infra/site/process.ts';
import { requirePrograms } from '#infra/test-servers/debian-programs.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { chosenBy, type EngineName } from './choice.ts';
import type { Engine, Tab } from './driver/engine.ts';
import { startFirefox } from './driver/firefox.ts';
import { startWebKit } from './driver/webkit.ts';
import { forgotten, joining, login, profile, secondFactor } from './journeys/accounts.ts';
import { frame } from './journeys/frame.ts';
import type { Journey } from './journeys/journey.ts';
import { admin } from './journeys/staff.ts';
import { campgrounds, home, markers } from './journeys/visiting.ts';
import { Visitor } from './visitor.ts';

/*
 * The main journeys in the engines that the other tests do not open: `npm run test:engines`, or with the name of
 * an engine or words that a journey's name has (docs/decisions/code.md#0259).
 */
const journeys = [
  home,
  campgrounds,
  markers,
  joining,
  login,
  secondFactor,
  forgotten,
  profile,
  admin,
  frame,
];

const engines: Record<EngineName, { programs: string[]; start: () => Promise<Engine> }> = {
  firefox: { programs: ['firefox-esr', 'pulseaudio'], start: startFirefox },
  webkit: {
    programs: [
      'WebKitWebDriver',
      'Xvfb',
      ...['plugins-bad', 'libav'].map((name) => `/usr/share/doc/gstreamer1.0-${name}`),
    ],
    start: startWebKit,
  },
};

const limitMs = 120_000;
const pictureFolder = 'test-results/engines';

interface Result {
  journey: string;
  engine: string;
  seconds: number;
  /** Why it failed. */
  reason: string | undefined;
}

async function runAll(words: readonly string[]): Promise<Result[]> {
  const chosen = chosenBy(words, journeys);
  requirePrograms(chosen.engines.flatMap((name) => engines[name].programs));
  rmSync(pictureFolder, { recursive: true, force: true });
  mkdirSync(pictureFolder, { recursive: true });
  /* Nothing listens at the address of the store's script. */
  const scriptUrl = `http://127.0.0.1:${await freePort()}/script.js`;
  const site = await startTestSite({ STORE_ID: '1003', STORE_SCRIPT_URL: scriptUrl });
  try {
    const results: Result[] = [];
    for (const name of chosen.engines) results.push(...(await runIn(name, chosen.journeys, site)));
    return results;
  } finally {
    await site.stop();
  }
}

async function runIn(
  name: EngineName,
  chosen: readonly Journey[],
  site: TestSite,
): Promise<Result[]> {
  const engine = await engines[name].start();
  try {
    const results: Result[] = [];
    for (const journey of chosen) {
      const started = performance.now();
      const reason = await failureOf(journey, engine, site);
      const seconds = Math.round((performance.now() - started) / 1_000);
      results.push({ journey: journey.name, engine: engine.name, seconds, reason });
      console.log(`${reason ? '✗' : '✓'} ${engine.name}: ${journey.name} (${seconds} s)`);
      if (reason) console.log(`  ${reason}`);
    }
    return results;
  } finally {
    await engine.stop();
  }
}

/** Runs a journey in a window of its own; returns the reason of a failure, and keeps what was on the screen. */
async function failureOf(
  journey: Journey,
  engine: Engine,
  site: TestSite,
): Promise<string | undefined> {
  const late = tooLate();
  let tab: Tab | undefined;
  try {
    tab = await Promise.race([engine.newTab(), late]);
    const visitor = new Visitor(tab, site.url, limitMs);
    await Promise.race([journey.run(visitor, site), late]);
    const failures = visitor.failures();
    if (failures.length > 0) throw new Error(`Scripts failed: ${failures.join(', ')}`);
    await Promise.race([tab.close(), late]);
    return undefined;
  } catch (error) {
    return `${String(error)}${await pictureOf(tab, `${engine.name} ${journey.name}`)}`;
  }
}

/** Keeps a picture of a window, and closes it; returns its path. Nothing if the browser no longer answers. */
async function pictureOf(tab: Tab | undefined, name: string): Promise<string> {
  if (!tab) return '';
  const file = join(pictureFolder, `${name.slice(0, 60)}.png`);
  try {
    const late = tooLate();
    writeFileSync(file, await Promise.race([tab.screenshot(), late]));
    await Promise.race([tab.close(), late]);
    return ` (${file})`;
  } catch {
    return '';
  }
}

/** Waits in a page end earlier: this is for a browser that no longer answers. */
async function tooLate(): Promise<never> {
  await wait(limitMs + 10_000, undefined, { ref: false });
  throw new Error(`The browser did not answer within ${limitMs / 1_000} s.`);
}

function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ journey, engine, seconds, reason }) => {
    return `| ${journey} | ${engine} | ${reason ? 'failed' : 'passed'} | ${seconds} |`;
  });
  return ['| journey | engine | result | seconds |', '|---|---|---|---|', ...rows].join('\n');
}

exitWhenStopped();
try {
  const results = await runAll(process.argv.slice(2));
  console.log(`\n${tableOf(results)}`);
  process.exitCode = results.some(({ reason }) => reason) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
