import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Registers somebody with a real name over the API, and gives what only they should see again. */
async function registerPrivatePerson(page: Page) {
  const id = randomUUID().replaceAll('-', '').slice(0, 10);
  const username = `camper.${id}`;
  const secrets = {
    email: `private-${id}@mail.example`,
    firstname: `Marguerite${id}`,
    lastname: `Thibodeau${id}`,
  };
  const response = await page.request.post(`${site.url}/api/auth/register`, {
    headers: { origin: site.url },
    data: { username, password: 'Sturdy7-tent-pole', ...secrets },
  });
  expect(response.status()).toBe(200);
  return { username, secrets: Object.values(secrets) };
}

/** The API's answer to the profile that the page asks for next, as it was sent. */
async function nextProfileAnswer(page: Page): Promise<string> {
  const response = await page.waitForResponse(/\/api\/users\//);
  return response.text();
}

test('a profile shows the public facts of a member', async ({ page }) => {
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

test('neither the page nor the API’s answer holds an e-mail, a real name or flags', async ({
  page,
}) => {
  const { username, secrets } = await registerPrivatePerson(page);

  const [answer] = await Promise.all([nextProfileAnswer(page), page.goto(`/u/${username}`)]);
  await expect(heading(page)).toHaveText(username);
  await expect(page.getByRole('main').getByText(`@${username}`)).toBeVisible();

  const { user } = JSON.parse(answer) as { user: object };
  const publicFields = ['avatar_url', 'bio', 'created_at', 'display_name', 'location', 'username'];
  expect(Object.keys(user).toSorted()).toEqual([...publicFields, 'id'].toSorted());
  const everything = answer + (await page.content());
  for (const secret of secrets) {
    expect(everything.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

test('not even members see their own e-mail or role on their public profile', async ({ page }) => {
  await signInAs(page, 'admin');

  const [answer] = await Promise.all([nextProfileAnswer(page), page.goto('/u/admin')]);
  await expect(heading(page)).toHaveText('Robin Admin');
  await expect(page.getByRole('main').getByText('@admin')).toBeVisible();

  expect(answer).not.toMatch(/@campbc\.example|role|last_login|is_paid|email/);
  await expect(page.getByRole('main')).not.toContainText('admin@campbc.example');
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit your profile' });
  await expect(edit).toHaveAttribute('href', '/profile');
});

test.describe('a member whose address is written otherwise', () => {
  /* A number is looked up as a username first. */
  test.use({ expectedErrors: /status of 404/ });

  test('is found whatever the case of the letters, and by number', async ({ page }) => {
    const response = await page.request.get(`${site.url}/api/users/by-username/member`);
    const { user } = (await response.json()) as { user: { id: number } };

    for (const name of ['MEMBER', user.id]) {
      await page.goto(`/u/${name}`);

      await expect(heading(page)).toHaveText('Kim Member');
      await expect(page.getByRole('main').getByText('@member', { exact: true })).toBeVisible();
    }
  });
});

test('the page says that it loads, then shows the profile', async ({ page }) => {
  const mayAnswer = Promise.withResolvers<void>();
  await page.route('**/api/users/by-username/*', async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  await page.goto('/u/member');
  const loading = page.getByRole('main').getByRole('status');
  await expect(loading).toHaveText('Loading profile…');
  await expect(heading(page)).toHaveText('member');

  mayAnswer.resolve();

  await expect(heading(page)).toHaveText('Kim Member');
  await expect(loading).toHaveCount(0);
});

test.describe('who is not there', () => {
  test.use({ expectedErrors: /status of (404|422|500)/ });

  test('ends at /404, and Back goes to the page before', async ({ page }) => {
    for (const name of ['nobody.at.all', '999999999', '%C3%A9t%C3%A9', 'a'.repeat(65)]) {
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

  test('a profile that cannot be loaded offers to try again', async ({ page }) => {
    const path = '**/api/users/by-username/*';
    await page.route(path, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }));
    await page.goto('/u/member');
    await expect(page.getByRole('alert')).toContainText('Failed to load the profile');

    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(heading(page)).toHaveText('Kim Member');
  });
});
