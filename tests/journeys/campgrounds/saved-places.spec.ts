import { expect, type Locator, type Page } from '@playwright/test';
import { siteCookies } from '@camp/contracts/site/cookies';
import { site, test } from '#tests/support/browser/browser.ts';
import { newCamper, signedInCamper } from '#tests/support/browser/new-camper.ts';

test.use({ expectedErrors: /status of (410|404)/ });

const aliceLake = 'Alice Lake Campground';
const save = (page: Page, name = aliceLake) =>
  page.getByRole('button', { name: new RegExp(`^Saved? ${name}`) });
/** Presses a button that saves or removes a place, until the API has answered: the page shows it before. */
async function keep(page: Page, button: Locator): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => ['PUT', 'DELETE'].includes(answer.request().method()) && answer.ok(),
  );
  await button.click();
  await kept;
}

const namesOn = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

test('a visitor who saves a campground signs in first, and comes back to it saved [saved-places-2]', async ({
  page,
}) => {
  await page.goto('/campgrounds/alice-lake-campground');

  await save(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Log in to save this campground.')).toBeVisible();
  const { username, password } = await newCamper();
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL('/campgrounds/alice-lake-campground');
  await expect(page.getByText(`${aliceLake} is saved.`)).toBeVisible();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
});

test('what is saved in the list is saved on its page, and pressed again it comes back with its note [saved-places-2]', async ({
  page,
}) => {
  await signedInCamper(page);
  await page.goto('/campgrounds?q=alice+lake+campground');
  await keep(page, save(page));
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note').fill('Ask for a site by the lake.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Ask for a site by the lake.')).toBeVisible();

  await page.getByRole('link', { name: aliceLake }).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  /* The accessible name contains the visible text (WCAG 2.5.3). */
  await expect(page.getByRole('button', { name: `Saved ${aliceLake}` })).toHaveText('Saved');
  await keep(page, save(page));
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false');
  await keep(page, save(page));
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/saved');
  await expect(page.getByText('Ask for a site by the lake.')).toBeVisible();
});

for (const [when, held, isThere] of [
  ['its code is there', /\/r\/.*\.js$/, (page: Page) => save(page)],
  /* The search is in the address only once React has taken the page over. */
  ['it is known who is signed in', '**/api/auth/me', (page: Page) => page.getByText(/^“tofino/)],
] as const) {
  test(`what is pressed before ${when} is saved, though the answer takes its card away`, async ({
    page,
  }) => {
    await signedInCamper(page);
    const { promise: isPressed, resolve: go } = Promise.withResolvers<void>();
    for (const address of [held, '**/api/places/campgrounds?*']) {
      await page.route(address, (route) => isPressed.then(() => route.continue()));
    }
    await page.goto('/campgrounds?q=tofino', { waitUntil: 'commit' });
    await isThere(page).waitFor();
    const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PUT');

    await save(page).click();
    go();

    expect((await isSaved).ok()).toBe(true);
    await expect(page.getByText(/^\d+ campgrounds?$/)).not.toHaveText('392 campgrounds');
    await expect(save(page)).toHaveCount(0);
    await page.goto('/saved');
    await expect(page.getByRole('article', { name: aliceLake })).toBeVisible();
  });
}

test('a list has a name and an order, it opens first while nothing is saved elsewhere, and what is taken out can be put back', async ({
  page,
}) => {
  await signedInCamper(page);
  await page.goto('/saved');
  await expect(page.getByText('Nothing is saved here yet')).toBeVisible();
  for (const name of ['Share by link', 'Download'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByLabel('List name').fill('Summer with the kids');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer with the kids');
  for (const slug of ['alice-lake-campground', 'blanket-creek-group-campground']) {
    await page.goto(`/campgrounds/${slug}`);
    await page.getByRole('button', { name: 'Lists' }).click();
    await keep(page, page.getByRole('menuitemcheckbox', { name: 'Summer with the kids' }));
  }

  await page.goto('/saved');
  await expect(page).toHaveURL(/\/saved\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer with the kids');
  await page.goto('/hub');
  await expect(page.getByRole('link', { name: aliceLake })).toBeVisible();
  await page.getByRole('link', { name: 'Summer with the kids' }).click();
  await page.getByRole('button', { name: `Move ${aliceLake} down` }).click();
  await expect(namesOn(page)).toHaveText(['Blanket Creek Group Campground', aliceLake]);
  await page.getByRole('button', { name: 'Remove Blanket Creek Group Campground' }).click();
  await expect(namesOn(page)).toHaveText([aliceLake]);
  await page.getByRole('button', { name: 'Undo' }).click();

  await expect(namesOn(page)).toHaveText(['Blanket Creek Group Campground', aliceLake]);
});

test('on a phone the tools of a list are two buttons and a menu, in one row in French, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInCamper(page);
  await page.context().addCookies([{ name: siteCookies.language, value: 'fr', url: site.url }]);
  await page.goto('/campgrounds/alice-lake-campground');
  await keep(page, page.getByRole('button', { name: /Alice Lake Campground$/ }).first());
  await page.goto('/saved');
  const tools = ['Afficher la carte', 'Trier par distance', 'Plus'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  );

  await tools[2]?.click();

  const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const item = (name: string) => page.getByRole('menuitem', { name });
  for (const name of ['Partager par un lien', 'GPX, pour les appareils GPS'])
    await expect(item(name)).toBeVisible();
  await item('Nouvelle liste').click();
  await page.getByLabel('Nom de la liste').fill('L’été au lac');
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’été au lac');
});

test('a list is taken away as a file, and whoever has its link sees it until that is withdrawn', async ({
  page,
  browser,
}) => {
  await signedInCamper(page);
  await page.goto('/campgrounds/alice-lake-campground');
  await keep(page, save(page));
  await page.goto('/saved');
  await page.getByRole('button', { name: 'Download' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'GPX, for GPS devices' }).click();
  expect((await waiting).suggestedFilename()).toBe('campbc_places.gpx');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = new URL(await page.locator('code').innerText());
  const context = await browser.newContext({ baseURL: site.url });
  const friend = await context.newPage();

  await friend.goto(link.pathname);
  await expect(friend.getByText('Someone shared these places with you.')).toBeVisible();
  await expect(namesOn(friend)).toHaveText([aliceLake]);
  await page.getByRole('button', { name: 'Withdraw link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw link' }).click();
  await expect(page.locator('code')).toHaveCount(0);
  await friend.reload();

  await expect(
    friend.getByText('The person who shared this list has withdrawn the link.'),
  ).toBeVisible();
  await expect(friend.getByText('Someone shared these places with you.')).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await context.close();
});

test('whoever has the link of a list sees where its places are, and sorts them by distance [saved-places-28]', async ({
  page,
  browser,
}) => {
  await signedInCamper(page);
  for (const name of ['Blanket Creek Group Campground', aliceLake]) {
    await page.goto(`/campgrounds/${name.toLowerCase().replaceAll(' ', '-')}`);
    await keep(page, save(page, name));
  }
  await page.goto('/saved');
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = new URL(await page.locator('code').innerText());
  const context = await browser.newContext({ baseURL: site.url });
  const friend = await context.newPage();

  await friend.goto(link.pathname);
  const map = friend.getByRole('region', { name: 'Map of campgrounds' });
  await expect(map.getByRole('button', { name: aliceLake })).toBeVisible();
  await friend.getByRole('button', { name: 'Sort by distance' }).click();
  await friend.getByRole('combobox', { name: 'A town' }).fill('Squamish');
  await friend
    .getByRole('option', { name: /Squamish/ })
    .first()
    .click();

  await expect(friend.getByText('Nearest first, from Squamish')).toBeVisible();
  await expect(namesOn(friend).first()).toHaveText(aliceLake);
  await friend.getByRole('button', { name: 'Back to the list’s order' }).click();
  await expect(friend.getByText('Nearest first, from Squamish')).toHaveCount(0);
  await friend.setViewportSize({ width: 390, height: 800 });
  await expect(map).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Show map' })).toBeVisible();
  await context.close();
});
