import { campgroundSections, hubCards } from '@camp/contracts/site/slots';
import { publish } from '@camp/release/publish/publish';
import { changeSetting, type SettingChange } from '@camp/release/publish/settings';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { test } from '#tests/support/browser/browser.ts';
import { WatchedPage } from '#tests/support/browser/watched-page.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { tinyRemote } from '#tests/support/builds/tiny-remote.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

/* Settings, values of slots and extensions that a page cannot use leave it whole. One after the other, for they share a site. */
test.describe.configure({ mode: 'default' });

test.use({ expectedErrors: /was not given slug as a number|React error #306/ });

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startTestSite();
});

test.afterAll(() => site.stop());

/** Sets a value of the campgrounds' remote as if its build had taken it then. */
const set = (setting: Pick<SettingChange, 'name' | 'value' | 'for'>) =>
  changeSetting(publisherOf(site.dataDir), {
    by: 'tests',
    setting: { app: 'campgrounds', reason: 'As it was.', ...setting },
  });

const nearMe = (page: Page) => page.getByRole('button', { name: 'Near me' });

test('values that the live build does not take, for all and for a role, leave its defaults [app-settings-3, app-settings-8]', async ({
  page,
}) => {
  await set({ name: 'near-me', value: 7, for: { kind: 'everyone' } });
  await set({ name: 'hub-places', value: 'many', for: { kind: 'roles', roles: ['member'] } });
  await signInAt(site, page, 'member');
  const own = page.waitForResponse('**/api/app-settings');

  await page.goto(`${site.url}/hub`);

  expect(await (await own).json()).toEqual({ settings: { campgrounds: { 'hub-places': 'many' } } });
  await expect(page.getByRole('heading', { name: 'Saved places' })).toBeVisible();
  await page.goto(`${site.url}/campgrounds`);
  await expect(nearMe(page)).toBeVisible();
});

for (const broken of ['null', '"off"', '{"campgrounds":null,"public":"off"}']) {
  test(`a document whose settings are ${broken} shows its page with the defaults [app-settings-3]`, async ({
    page,
  }) => {
    await page.route('**/campgrounds', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/"settings":\{"campgrounds":\{[^}]*\}\}/, `"settings":${broken}`);
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    });

    await page.goto(`${site.url}/campgrounds`);

    await expect(page.getByRole('heading', { level: 1, name: 'Campgrounds' })).toBeVisible();
    await expect(nearMe(page)).toBeVisible();
  });
}

test('a slot that is given what its type forbids draws nothing, and its page is whole [slots-6]', async ({
  page,
}) => {
  const folders = [
    await changedBuild('remote-campgrounds', {
      from: 'data:{slug:"string"',
      to: 'data:{slug:"number"',
    }),
    tinyRemote({
      name: 'trail',
      page:
        ({ createElement }) =>
        () =>
          createElement('h2', null, 'Trails near you'),
      access: 'anyone',
      slot: campgroundSections,
    }),
  ];
  await publish(publisherOf(site.dataDir), { folders, by: 'tests' });
  const thrown = page.waitForEvent('pageerror');

  await page.goto(`${site.url}/campgrounds/alice-lake-campground`);

  expect((await thrown).message).toBe(
    'The slot campgrounds/campground-sections was not given slug as a number.',
  );
  await expect(page.getByRole('heading', { level: 1, name: /Alice Lake/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trails near you' })).toHaveCount(0);
});

test('an extension whose module exports nothing leaves its page whole, and is told by its name [slots-3]', async ({
  page,
}) => {
  const bare = tinyRemote({
    name: 'bare',
    page: () => undefined as never,
    access: 'signed-in',
    slot: hubCards,
  });
  await publish(publisherOf(site.dataDir), { folders: [bare], by: 'tests' });
  await signInAt(site, page, 'member');
  const watched = await WatchedPage.watch(page);

  await page.goto(`${site.url}/hub`);

  await expect
    .poll(() => watched.failures)
    .toMatchObject([{ remote: 'bare', page: 'page', phase: 'render', reason: 'threw' }]);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved places' })).toBeVisible();
  await expect(page.locator('[data-remote="bare"]')).toHaveCount(0);
});
