import { expect } from '@playwright/test';
import { test, TrapVisit } from '#tests/support/browser/trap-visit.ts';
import { type Act, actKey } from '#tests/support/builds/acting-page.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

/*
 * A page in which nothing was pressed takes the visitor nowhere and holds no one
 * (docs/decisions/federation.md#0351). One after the other, for they share a site.
 */
test.describe.configure({ mode: 'default' });

const refused: Act[] = [
  'opens a modal dialog',
  'covers everything with a popover',
  'asks, warns and prints',
  'goes to another site',
  'loads its document again',
  'is refreshed by its head',
  'clicks a link elsewhere',
];

for (const act of refused) {
  test(`a page that ${act} by itself: it is refused and reported, and logging in works [unasked-1]`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => addEventListener('beforeprint', () => (globalThis.prints = 1)));
    const visit = await TrapVisit.come(site, page, act);
    await visit.expectReported('unasked');

    expect(new URL(page.url()).pathname).toBe('/trap');
    await visit.logIn();
    expect(visit.dialogs).toEqual([]);
    expect(await page.evaluate(() => globalThis.prints)).toBe(undefined);
    expect(await visit.watched.wasReloaded()).toBe(false);
  });
}

declare global {
  /** Set once the page was printed. */
  var prints: number | undefined;
}

for (const act of ['signs out', 'leaves as the account menu does'] as const) {
  test(`a page that ${act} by itself leaves the member signed in, and is reported [unasked-1]`, async ({
    page,
    site,
  }) => {
    await signInAt(site, page, 'member');
    const visit = await TrapVisit.come(site, page, act);
    await visit.expectReported('unasked');

    await page.getByRole('banner').getByRole('button', { name: 'Member' }).click();
    await page.getByRole('menuitem', { name: 'My Hub' }).click();

    await expect(visit.heading('My Hub')).toBeVisible();
  });
}

const inHistory: { act: Act; isReported: boolean }[] = [
  { act: 'adds itself to the history', isReported: true },
  { act: 'adds itself again at Back', isReported: true },
  { act: 'navigates to itself', isReported: false },
  { act: 'goes forward at Back', isReported: true },
  { act: 'goes back', isReported: true },
];

for (const { act, isReported } of inHistory) {
  test(`a page that ${act}: it stays until Back, which leaves at the first press [unasked-2]`, async ({
    page,
    site,
  }) => {
    const visit = await TrapVisit.come(site, page, act);
    await expect(visit.heading('Trap')).toBeVisible();

    await page.goBack();

    await expect(visit.heading('About')).toBeVisible();
    if (isReported) await visit.expectReported('unasked');
    await expect(visit.heading('About')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/about');
  });
}

test('a page that adds itself again at Back, once it was pressed, is left by Back all the same [unasked-2]', async ({
  page,
  site,
}) => {
  const visit = await TrapVisit.come(site, page, 'adds itself again at Back', 'at a press');
  await page.getByRole('button', { name: 'Do it' }).click();

  await page.goBack();
  await page.goBack();

  await expect(visit.heading('About')).toBeVisible();
});

const holding: Act[] = [
  'keeps the wheel and the keys',
  'locks the document',
  'scrolls up again and again',
];

for (const act of holding) {
  test(`a page that ${act} is scrolled all the same, and is reported [unasked-3]`, async ({
    page,
    site,
  }) => {
    const visit = await TrapVisit.come(site, page, act);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(400, 400);

    await expect(async () => {
      await page.mouse.wheel(0, 200);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    }).toPass();

    await visit.expectReported('unasked');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });
}

for (const act of ['opens a modal dialog', 'covers everything with a popover'] as const) {
  test(`a page that ${act} at a press: Escape closes it, and so does leaving [unasked-4]`, async ({
    page,
    site,
  }) => {
    const visit = await TrapVisit.come(site, page, act, 'at a press');
    const doIt = page.getByRole('button', { name: 'Do it' });
    const shown = page.getByText('Buy a tent');
    await doIt.click();
    await expect(shown).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await doIt.click();
    await expect(shown.last()).toBeVisible();
    await page.goBack();

    await expect(visit.heading('About')).toBeVisible();
    await expect(shown).toHaveCount(0);
    await visit.logIn();
    expect(visit.watched.failures).toEqual([]);
  });
}

test('what a visitor presses for is done, and reported by nobody [unasked-5]', async ({
  page,
  site,
}) => {
  const visit = await TrapVisit.come(site, page, 'asks, warns and prints', 'at a press');
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect.poll(() => visit.dialogs).toEqual(['alert', 'confirm', 'prompt']);

  await page.evaluate((key) => sessionStorage.setItem(key, 'clicks a link elsewhere'), actKey);
  await page.getByRole('button', { name: 'Do it' }).click();

  await expect(visit.heading('About')).toBeVisible();
  expect(await visit.watched.wasReloaded()).toBe(true);
  expect(visit.watched.failures).toEqual([]);
});

for (const act of ['shows nothing', 'is transparent'] as const) {
  test(`a page that ${act} is replaced by words and Try again, and reported [unasked-6]`, async ({
    page,
    site,
  }) => {
    const visit = await TrapVisit.come(site, page, act);

    await expect(visit.heading('The trap area cannot be shown right now')).toBeVisible();
    await visit.expectReported('blank');
    await visit.logIn();
  });
}

const altering: Act[] = [
  'replaces what answers are read with',
  'replaces what takes the focus',
  'replaces what numbers are written with',
  'replaces iteration',
  'freezes arrays',
];

for (const act of altering) {
  test(`a page that ${act}: it is reported, and the page to log in has another document [unasked-7]`, async ({
    page,
    site,
  }) => {
    const visit = await TrapVisit.come(site, page, act);
    await visit.expectReported('altered');

    await visit.logIn();

    expect(await visit.watched.wasReloaded()).toBe(true);
  });
}
