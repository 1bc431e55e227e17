import { exitWhenStopped } from '#infra/site/process.ts';
import { runBrowser } from '#infra/test/stages/browser-stage.ts';

/*
 * Measurements and pictures for people to look at, on a site of its own, none of it part of `npm test`:
 *   node infra/bootstrap/main.mjs look contact-sheet    every page in every look, test-results/contact-sheet
 *   node infra/bootstrap/main.mjs look offline          who leaves the network and comes back, test-results/offline
 *   node infra/bootstrap/main.mjs look interactions     how long forms and menus take to answer a press
 *   node infra/bootstrap/main.mjs look long-list        the same in a list of a hundred people
 */
const looks = ['contact-sheet', 'offline', 'interactions', 'long-list'];

exitWhenStopped();
const [name = ''] = process.argv.slice(2);
if (!looks.includes(name)) {
  console.error(`Say what to look at: ${looks.join(', ')}.`);
  process.exit(1);
}
const { failed } = await runBrowser({
  project: 'look',
  files: [`tests/look/${name}.look.ts`],
  onProgress: () => undefined,
  onText: console.log,
});
process.exit(failed > 0 ? 1 : 0);
