import { languageCookie } from '@camp/contracts/sentences/language';
import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { expectAccessibleInEveryLook } from '#tests/support/browser/every-look.ts';
import { listedCampers } from '#tests/support/people/listed-campers.ts';
import {
  expectShown,
  list,
  openList,
  pageButton,
  searchBox,
  tabTo,
} from '#tests/support/browser/users-screen.ts';

test('large numbers are written as the reader writes them, in either language', async ({
  page,
  context,
}) => {
  const { mark } = await listedCampers(1_200);
  await openList(page, `search=${mark}`);
  await expect(page.getByText('Showing 1–25 of 1,200 users')).toBeVisible();

  await context.addCookies([{ name: languageCookie, value: 'fr', url: site.url }]);
  await page.reload();

  await expect(page.getByText('Affichage de 1 à 25 sur 1 200 comptes')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Comptes' })).toBeVisible();
  await expect(page.getByPlaceholder('Rechercher un compte…')).toHaveValue(mark);
  await expect(page.getByRole('columnheader', { name: 'Dernière connexion' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Membre');
  await page.getByRole('button', { name: 'Dernière', exact: true }).click();
  await expect(page.getByText('Affichage de 1 176 à 1 200 sur 1 200 comptes')).toBeVisible();
  await page.getByLabel('Rechercher un compte').fill(`nobody ${mark}`);
  await expect(page.getByRole('heading', { name: 'Aucun compte' })).toBeVisible();
});

test('rows are a table where there is room, and cards where there is not', async ({ page }) => {
  const { mark } = await listedCampers(2);
  await openList(page, `search=${mark}`);
  const [first, second] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  const labels = first.getByText('Last login', { exact: true });
  await expect(second).toBeVisible();
  await expect(labels).toBeHidden();

  await page.setViewportSize({ width: 360, height: 800 });

  await expect(labels).toBeVisible();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  const { width = 0 } = (await first.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});

test('with rows, a selection and pages the list is accessible at every width, light and dark', async ({
  page,
}) => {
  const { mark } = await listedCampers(30, (index) => ({
    role: (['member', 'subscriber', 'mod', 'admin_jr', 'admin'] as const)[index % 5] ?? 'member',
    display_name: index === 25 ? null : 'Robin Maplewood-Hutchinson of Prince George',
  }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openList(page, `search=${mark}`);
  await pageButton(page, 'Next').click();
  await expect(page.getByText('Showing 26–30 of 30 users')).toBeVisible();
  await page.getByRole('cell').getByRole('checkbox').first().check();

  await expectAccessibleInEveryLook(page);

  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const frame = page.getByRole('table', { name: 'Users' }).locator('..');
    const hidden = await frame.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(hidden).toBeLessThanOrEqual(0);
  }
});

test('the whole list works without a mouse', async ({ page }) => {
  /* The rows that a junior admin may not act on have few stops, which keeps the walk short. */
  const { mark, campers } = await listedCampers(30, (index) => ({
    role: index < 5 ? 'member' : 'admin',
  }));
  await openList(page, '', 'adminjr');
  await tabTo(page, searchBox(page));
  await page.keyboard.type(mark);
  await page.keyboard.press('Enter');
  await expectShown(page, campers.slice(0, 25));

  await tabTo(page, page.getByRole('search').getByLabel('Verified'));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/verified=1/);
  const column = page.getByRole('columnheader', { name: 'Email' });
  const email = column.getByRole('button');
  await tabTo(page, email);
  await page.keyboard.press('Enter');
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expectShown(page, campers.toReversed().slice(0, 25));
  await expect(email).toBeFocused();
  await tabTo(page, pageButton(page, 'Next'));
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  await expectShown(page, campers.slice(0, 5).toReversed());
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Camper 4', exact: true }));
  await page.keyboard.press('Space');

  await expect(page.getByText('1 selected')).toBeVisible();
});
