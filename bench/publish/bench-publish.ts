import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AppName } from '@camp/build/apps';
import type { Bench } from '#bench/bench-run.ts';
import { asText, printTable, rounded, spreadOf } from '#bench/spreads.ts';
import { startTestSite } from '#infra/test-servers/test-site.ts';
import { copyProject } from '#tests/support/builds/project-copy.ts';

const usualRounds = 10;
const busyLoops = 4;

/** A text of each app that is changed by one word; the gate must let the change through. */
export const changes: readonly { app: AppName; file: string; text: string }[] = [
  { app: 'shell', file: 'shell/src/layout/en.json', text: 'Head office' },
  {
    app: 'remote-public',
    file: 'remote-public/src/features/home/en.json',
    text: 'A campfire for everyone',
  },
  {
    app: 'remote-campgrounds',
    file: 'remote-campgrounds/src/features/list/en.json',
    text: 'Places to camp in British Columbia, from open data.',
  },
  {
    app: 'remote-account',
    file: 'remote-account/src/features/login/en.json',
    text: 'Welcome back to the campfire.',
  },
  {
    app: 'remote-admin',
    file: 'remote-admin/src/features/dashboard/en.json',
    text: 'Everything that keeps the campsite running.',
  },
];

/**
 * Publishes changes of one word in one app after the other, while four programs use all the processor they get.
 * Measures how many the gate refuses, which must be none, and how long one takes.
 */
export const benchPublish: Bench = async (run, started) => {
  const site = await startTestSite();
  started.defer(() => site.stop());
  const project = await copyProject();
  keepBusy(started);
  for (const { app, file, text } of changes) {
    await run.measure(`publish ${app}`, async () => {
      const seconds: number[] = [];
      const refused: string[] = [];
      for (let round = 0; round < run.rounds(usualRounds); round += 1) {
        const changed = (number: number) => (number === 0 ? text : `${text} ${number}`);
        await project.edit(file, { from: changed(round), to: changed(round + 1) });
        const begun = performance.now();
        await project.release(site, 'publish', app).catch((error: unknown) => {
          refused.push(reasonOf(error));
          console.log(`${app}, change ${round + 1}: ${refused.at(-1)}`);
        });
        seconds.push(rounded((performance.now() - begun) / 1_000));
      }
      const figures = { publishes: seconds.length, refused: refused.length };
      printTable(`${app}, beside ${busyLoops} busy loops`, {
        [app]: { ...figures, 'seconds each': asText(spreadOf(seconds)) },
      });
      return { ...figures, seconds: spreadOf(seconds), processors: availableParallelism() };
    });
  }
};

/** Returns what a failed publish printed, or else the error itself. */
function reasonOf(error: unknown): string {
  const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  return printed.trim() || String(error);
}

function keepBusy(started: AsyncDisposableStack): void {
  for (let loop = 0; loop < busyLoops; loop += 1) {
    const worker = new Worker('for (;;);', { eval: true });
    started.defer(async () => void (await worker.terminate()));
  }
}
