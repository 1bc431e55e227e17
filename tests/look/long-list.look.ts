import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { holdMs, longest, press, watchInteractions } from '#tests/support/browser/interactions.ts';
import { openList, searchBox } from '#tests/support/browser/users-screen.ts';
import { listedCampers } from '#tests/support/browser/listed-campers.ts';

/* Measures how long presses and keys wait in a list of a hundred people, as interactions.look.ts does. */

test.describe.configure({ retries: 1 });

test(`a list of 100 people answers within ${longest} ms`, async ({ page }) => {
  const { mark } = await listedCampers(100);
  await openList(page, `search=${mark}`);
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('menuitemradio', { name: '100', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row')).toHaveCount(101);
  const slowest = await watchInteractions(page);

  const key = (name: string) => () => page.keyboard.press(name);
  const button = (name: string) => () =>
    press(page.getByRole('button', { name, exact: true }).first());
  const acts: Record<string, () => Promise<unknown>> = {
    'to the next row': key('j'),
    'select a row': key('x'),
    'open the menu of a row': key('m'),
    'close it': key('Escape'),
    'select all': () => press(page.getByRole('columnheader').getByRole('checkbox')),
    'select none': () => press(page.getByRole('columnheader').getByRole('checkbox')),
    'open a filter': button('Role'),
    'close the filter': key('Escape'),
    'open the view': button('View'),
    'compact rows': () => press(page.getByRole('menuitemradio', { name: 'Compact' })),
    'open the view again': button('View'),
    'a column less': () => press(page.getByRole('menuitemcheckbox', { name: 'Email' })),
    'close the view': key('Escape'),
    'another order': () =>
      press(page.getByRole('columnheader', { name: 'Joined' }).getByRole('button')),
    'type into the search': async () => {
      await searchBox(page).focus();
      await page.keyboard.type('.00', { delay: holdMs });
    },
    'open the palette': key('Control+K'),
    'wait for the palette': () => page.getByRole('combobox').waitFor(),
    'type into the palette': () => page.keyboard.type('kim', { delay: holdMs }),
  };
  await page.getByRole('row').nth(1).focus();
  for (const [name, act] of Object.entries(acts)) {
    await act();
    /* Event Timing reports an interaction after it was painted. */
    await page.waitForTimeout(1_000);
    const { ms, what } = slowest();
    console.log(`${name}: ${ms} ms ${what}`);
    expect.soft(ms, name).toBeLessThanOrEqual(longest);
  }
});
