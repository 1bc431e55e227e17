import type { Browser } from 'playwright-core';
import { spreadOf } from '#bench/spreads.ts';
import { readPage, type SearchPainted, timeNextLetter, watchPage } from './observe-page.ts';
import { type Figures, inContext, openTab } from './visit.ts';

/** Each is the first letter of other names. */
const letters = 'abcghklmps';
/** First letters that are not counted: code that they run for the first time is compiled meanwhile. */
const warmUps = 2;

/**
 * Measures how soon the results of a letter are painted, on a slow processor and a quick line: the line's time says
 * nothing about the page. The longest task is that of all typing.
 */
export async function measureSearch(browser: Browser, address: string): Promise<Figures> {
  return inContext(browser, async (context) => {
    const { page, log } = await openTab(context, { isSlowLine: false });
    await page.addInitScript(watchPage);
    await page.goto(address);
    await log.quiet();
    await page.getByRole('searchbox').focus();
    await log.quiet();
    await page.evaluate(() => globalThis.observed.tasks.splice(0));
    const painted: SearchPainted[] = [];
    for (const letter of letters) {
      await page.evaluate(timeNextLetter);
      await page.keyboard.press(letter);
      const seen = await page.evaluate(() => globalThis.searchPainted);
      if (seen) painted.push(seen);
      await page.keyboard.press('Backspace');
      await log.quiet();
    }
    const { longestTask } = await page.evaluate(readPage);
    const told = painted.slice(warmUps);
    const inView = told.map((each) => each.inView);
    return {
      'letter to results ms': spreadOf(inView).median,
      'slowest letter to results ms': Math.max(...inView),
      'letter to whole list ms': spreadOf(told.map(({ whole }) => whole)).median,
      'longest task of typing ms': longestTask,
    };
  });
}
