import { expect } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { card, cards, count } from '#tests/support/browser/campground-list.ts';
import { countingHand } from '#tests/support/browser/counted-presses.ts';
import { markedUsers, newMark } from '#tests/support/browser/listed-user.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import { queryDatabase } from '#tests/support/people/database.ts';

test('a family is on the page of a place near Nelson for its dog, without a booking, in six presses [public-pages-31]', async ({
  page,
}) => {
  const { click, fill, press, presses } = countingHand(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');

  await fill('near Nelson, dog, no reservation', page.getByRole('main').getByRole('searchbox'));
  await press('Enter');
  await expect(count(page)).toHaveText('3 campgrounds');
  await expect(page.getByText('Within 50 km of Nelson, nearest first.')).toBeVisible();
  await expect(cards(page).first()).toContainText('dogs on leash');
  await expect(cards(page).first()).toContainText('Not known: reservations');
  await click(card(page, 'Osprey Point Campground').getByRole('link').first());

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Osprey Point Campground');
  await expect(
    page.getByRole('listitem').getByText('Dogs on leash', { exact: true }),
  ).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(6);
});

test('a moderator reads what 27 newcomers wrote in ten presses [user-management-40]', async ({
  page,
}) => {
  const mark = newMark();
  /* Newer than those of other tests. */
  const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString();
  const createdAt = inAnHour.replace('T', ' ').replace('Z', '');
  await buildUsers(
    site,
    markedUsers(mark, 27).map((user) => ({ ...user, createdAt })),
  );
  const sql = "UPDATE users SET bio = CONCAT('My tent is ', username) WHERE username LIKE ?";
  await queryDatabase(site, sql, [`${mark}.%`]);
  await signInAs(page, 'mod');
  const { click, presses } = countingHand(page);
  const read = new Set<string>();
  const readOn = async (people: number) => {
    const texts = page.getByRole('cell').getByText(`My tent is ${mark}.`);
    await expect(texts).toHaveCount(people);
    /* Rows below the view are not drawn yet, and have no inner text. */
    for (const text of await texts.allTextContents()) read.add(text);
  };
  await page.goto('/');

  await click(page.getByRole('banner').getByRole('button', { name: 'Jo Moderator' }));
  await click(page.getByRole('menuitem', { name: 'Moderator Dashboard' }));
  await click(page.getByRole('button', { name: 'New', exact: true }));
  await readOn(25);
  await click(page.getByRole('button', { name: 'Next' }));
  await expect(page.getByText('26–', { exact: false })).toBeVisible();
  await readOn(2);

  expect(read.size).toBe(27);
  expect(presses()).toBeLessThanOrEqual(10);
});
