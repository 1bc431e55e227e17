import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { enterAs, newCamper } from '#tests/support/browser/new-camper.ts';
import {
  aliceLake,
  elsewhere,
  newListElsewhere,
  place,
  saveElsewhere,
  savedCamper,
  storedIn,
  waiting,
  writeNote,
} from '#tests/support/browser/waiting-camper.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|RemoteFailure|status of (?:401|404|503|504)/,
});

/** Lists the changes that any tab sends from now on, until they fail or are answered. */
function sentFrom(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/places/lists/'))
      sent.push(`${request.method()} ${pathname.slice('/api/places/lists'.length)}`);
  });
  return sent;
}

/** Takes the network away, and then the only place out. */
async function takeOut(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `Remove ${aliceLake}` }).click();
  await expect(waiting(page)).toBeVisible();
}

const isSaved = (page: Page) => expect(page.getByText(/^\d changes? made offline/));

test('what is changed without a network is shown at once, waits over a reload, and is sent in order once it is back [offline-9]', async ({
  page,
  context,
}) => {
  await savedCamper(page);
  const list = await newListElsewhere(page);
  await page.goto(`/campgrounds/alice-lake-campground`);
  await expect(page.getByRole('button', { name: 'Lists' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lists' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Summer' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Save ${aliceLake} (in “Summer”)`)).toBeVisible();

  await page.goto('/saved');
  await writeNote(page, 'Bring wood.');
  await page.reload();
  await expect(waiting(page)).toHaveText('Waiting for a connection: 2 changes');
  await expect(page.getByText('Bring wood.', { exact: true })).toBeVisible();
  expect(await storedIn(page)).toEqual({ 'alice-lake-campground': '' });
  const sent = sentFrom(context);
  await context.setOffline(false);

  await isSaved(page).toHaveText('2 changes made offline: now saved.');
  await expect(waiting(page)).toHaveCount(0);
  const path = 'places/alice-lake-campground';
  expect(sent).toEqual([`PUT /${list}/${path}`, `PUT /own/${path}`]);
  expect(await storedIn(page)).toEqual({ 'alice-lake-campground': 'Bring wood.' });
});

test('of two tabs one sends what waits, also when a page of another area is open [offline-9]', async ({
  page,
  context,
}) => {
  await savedCamper(page);
  const other = await context.newPage();
  await other.goto('/saved');
  await expect(place(other)).toBeVisible();
  await takeOut(page);
  await expect(waiting(other)).toBeVisible();
  await expect(place(other)).toHaveCount(0);
  const sent = sentFrom(context);

  await page.goto('/hub');
  await context.setOffline(false);

  await expect(waiting(other)).toHaveCount(0);
  await expect.poll(() => storedIn(page)).toEqual({});
  expect(sent).toEqual(['DELETE /own/places/alice-lake-campground']);
});

test('a change that nothing on the page sends is sent on the next page, whichever it is [offline-9]', async ({
  page,
  context,
}) => {
  await savedCamper(page);
  await takeOut(page);
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto('/hub');

  await isSaved(next).toBeVisible();
  expect(await storedIn(next)).toEqual({});
});

test('a change of a list that is gone by then is refused, and stays with the reason until it is discarded [offline-10]', async ({
  page,
  context,
}) => {
  await savedCamper(page);
  const list = await newListElsewhere(page);
  await elsewhere(page, ['PUT', `/${list}/places/alice-lake-campground`]);
  await page.goto(`/saved/${list}`);
  await expect(place(page)).toBeVisible();
  await context.setOffline(true);
  await writeNote(page, 'By the lake.');
  await elsewhere(page, ['DELETE', `/${list}`]);
  await context.setOffline(false);

  const refused = page.getByRole('alert').filter({ hasText: '1 change was refused' });
  await expect(refused).toContainText(`Note on ${aliceLake}: “By the lake.”`);
  await expect(refused).toContainText('no such list');
  await page.goto('/saved');
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: /^Discard/ }).click();
  await expect(refused).toHaveCount(0);
  await page.reload();
  await expect(place(page)).toBeVisible();
  await expect(refused).toHaveCount(0);
});

test('a note that was changed elsewhere as well keeps both texts [offline-10]', async ({
  page,
  context,
}) => {
  await savedCamper(page);
  await context.setOffline(true);
  await writeNote(page, 'From the woods.');
  await saveElsewhere(page, { note: 'From home.' });
  await context.setOffline(false);

  await expect(page.getByText(`Your note on ${aliceLake} was also changed`)).toBeVisible();
  expect(await storedIn(page)).toEqual({
    'alice-lake-campground': 'From home.\n\nFrom the woods.',
  });
});

test('a change that waits can be discarded, and the page shows what was before [offline-9]', async ({
  page,
}) => {
  await savedCamper(page);
  await takeOut(page);
  await expect(place(page)).toHaveCount(0);

  await page.getByRole('button', { name: `Discard: Remove ${aliceLake}` }).click();

  await expect(waiting(page)).toHaveCount(0);
  await expect(place(page)).toBeVisible();
});

test('what may not wait is refused without a network, as ever [offline-9]', async ({
  page,
  context,
}) => {
  await savedCamper(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Share by link' }).click();

  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('campbc:waiting-changes'));

test('signing out deletes what waits, without a network, too [offline-11]', async ({ page }) => {
  const { username } = await savedCamper(page);
  await takeOut(page);
  expect(await kept(page)).toContain('alice-lake-campground');

  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await expect.poll(() => kept(page)).toBe(null);
});

test('what waits is neither shown to another person nor sent for them, and is deleted [offline-11]', async ({
  page,
  context,
}) => {
  await savedCamper(page);
  await takeOut(page);
  await page.goto('about:blank');
  await context.setOffline(false);
  const sent = sentFrom(context);
  await context.clearCookies();
  expect(await enterAs(page, await newCamper())).toBe(200);

  await page.goto('/saved');

  await expect(page.getByText('Nothing is saved here yet')).toBeVisible();
  await expect.poll(() => kept(page)).toBe(null);
  await expect(waiting(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});
