import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the API's answer to the profile that the page asks for next, as it was sent. */
async function nextProfileAnswer(page: Page): Promise<string> {
  const response = await page.waitForResponse(/\/api\/users\//);
  return response.text();
}

test('a profile shows the public facts of a member [addresses-1, public-pages-18]', async ({
  page,
}) => {
  const sent = await (await page.goto('/u/member'))?.text();

  expect(sent).toContain('<title data-sent>Kim Member · CampBC</title>');
  await expect(heading(page)).toHaveText('Kim Member');
  await expect(page).toHaveTitle('Kim Member · CampBC');
  for (const once of ['title', 'meta[name="description"]', 'meta[property="og:title"]']) {
    await expect(page.locator(`head > ${once}`)).toHaveCount(1);
  }
  const main = page.getByRole('main');
  await expect(main.getByText('@member', { exact: true })).toBeVisible();
  await expect(main.getByText(/^Camping with us since \w+ \d{4}$/)).toBeVisible();
  await expect(main.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  await expect(main.getByRole('link', { name: 'Edit your profile' })).toHaveCount(0);
});

test('not even members see their own e-mail or role on their public profile [public-pages-19, public-pages-18]', async ({
  page,
}) => {
  await signInAs(page, 'admin');

  const [answer] = await Promise.all([nextProfileAnswer(page), page.goto('/u/admin')]);
  await expect(heading(page)).toHaveText('Robin Admin');
  await expect(page.getByRole('main').getByText('@admin')).toBeVisible();

  expect(answer).not.toMatch(/@campbc\.example|role|last_login|is_paid|email/);
  await expect(page.getByRole('main')).not.toContainText('admin@campbc.example');
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit your profile' });
  await expect(edit).toHaveAttribute('href', '/profile');
});

test('a profile leads to campgrounds, near the town that its location names [public-pages-26]', async ({
  page,
}) => {
  const elsewhere = await buildUser(site, { location: 'Hope, England' });
  const { username } = await buildUser(site, { location: 'Nelson, BC' });
  const main = page.getByRole('main');
  await page.goto(`/u/${elsewhere.username}`);
  const all = main.getByRole('link', { name: /^All campgrounds/ });
  await expect(all).toHaveAttribute('href', '/campgrounds');

  await page.goto(`/u/${username}`);
  const around = page.getByRole('heading', { name: 'Around Nelson' }).locator('..');
  await expect(around.getByRole('listitem')).toHaveCount(3);
  await expect(around.getByRole('listitem').first()).toHaveText(/ · \d+ km$/);
  await main.getByRole('link', { name: 'Campgrounds near Nelson' }).click();

  await expect(page).toHaveURL('/campgrounds?near=nelson&radius=100&sort=distance');
});

test.describe('who is not there', () => {
  test.use({ expectedErrors: /status of (404|422)/ });

  test('ends at /404, and Back goes to the page before [public-pages-18]', async ({ page }) => {
    for (const name of ['nobody.at.all', '%C3%A9t%C3%A9']) {
      await test.step(name, async () => {
        await page.goto('/about');
        const response = await page.goto(`/u/${name}`);

        expect(response?.status()).toBe(404);
        await expect(page).toHaveURL(/\/404$/);
        await expect(heading(page)).toHaveText('404 File Not Found');
        await page.goBack();

        await expect(page).toHaveURL(/\/about$/);
      });
    }
  });
});
