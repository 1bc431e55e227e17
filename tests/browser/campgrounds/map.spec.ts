import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { map, markers, openMarker } from '#tests/support/browser/campground-list.ts';
import { signedInCamper } from '#tests/support/browser/new-camper.ts';

test('on a phone the map is behind a button, fetches its code then, and Back brings the list [public-pages-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/campgrounds');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /\/map\.\w+\.js/.test(file))).toEqual([]);

  await page.getByRole('button', { name: 'Show map' }).press('Enter');

  await expect(markers(page).first()).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  expect(files.filter((file) => !file.startsWith(site.url))).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(map(page)).toBeHidden();
});

test('a campground is saved from its marker, and the list beside the map shows it [saved-places-2]', async ({
  page,
}) => {
  await signedInCamper(page);
  await page.goto('/campgrounds?q=alice+lake');
  const save = { name: /^Saved? Alice Lake Campground$/ };
  await openMarker(page);

  await page.keyboard.press('Tab');
  await expect(
    map(page)
      .getByRole('button', { name: /^Saved? / })
      .first(),
  ).toBeFocused();
  await map(page).getByRole('button', save).press('Enter');

  await expect(map(page).getByRole('button', save)).toHaveAttribute('aria-pressed', 'true');
  const list = page.getByRole('region', { name: 'Campgrounds', exact: true });
  const inTheList = list.getByRole('button', save);
  await expect(inTheList).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/saved');
  await expect(page.getByRole('link', { name: 'Alice Lake Campground' })).toBeVisible();
});

test('what is pointed at in the list is marked on the map', async ({ page }) => {
  await page.goto('/campgrounds?q=alice+lake');
  await expect(markers(page).first()).toBeVisible();
  await expect(map(page).locator('[data-marked=true]')).toHaveCount(0);

  await page.getByRole('article', { name: 'Alice Lake Campground' }).hover();

  await expect(map(page).locator('[data-marked=true]')).toHaveCount(1);
});

test('a marker of several campgrounds names the nearest town [map-3]', async ({ page }) => {
  await page.goto('/campgrounds?near=nelson&radius=100');
  const marker = map(page).getByRole('button', { name: /campgrounds near/ });
  const balfour = map(page).getByRole('button', {
    name: /^\d+ campgrounds near Balfour: zoom in$/,
  });

  await expect(balfour.first()).toBeVisible();
  await page.goto('/campgrounds?q=kokanee+creek');
  await expect(marker.first()).toHaveAccessibleName(
    '6 campgrounds near Balfour, approximate place: choose one',
  );
});

test('every marker of a park is free of the buttons, in a map that becomes narrow, too [map-4]', async ({
  page,
}) => {
  await page.goto('/campgrounds/parks/strathcona-park');

  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => areFree(page), `${width} wide`).toBe(true);
    await page.reload();
    await expect.poll(() => areFree(page), `${width} from the start`).toBe(true);
  }
});

test('the pages of a campground and of its park have a pin with the name on their maps', async ({
  page,
}) => {
  await page.goto('/campgrounds/kokanee-creek-redfish-campground');
  await expect(map(page).getByText('Redfish Campground', { exact: true })).toBeVisible();

  await page.goto('/campgrounds/parks/kokanee-creek-park');

  await expect(map(page).getByText('Kokanee Creek Park', { exact: true })).toBeVisible();
});

/** True if there are markers, and all of each is on the map, and no other button lies on it. */
const areFree = (page: Page) =>
  map(page).evaluate((frame) => {
    const [canvas, ...buttons] = [...frame.querySelectorAll('[role=application], button')].map(
      (element) => ({ element, box: element.getBoundingClientRect() }),
    );
    const isMarker = ({ element }: { element: Element }) => canvas?.element.contains(element);
    const onMap = buttons.filter(isMarker);
    const free = onMap.filter(({ element: marker, box }) => {
      const isWithin = canvas && box.left >= canvas.box.left && box.right <= canvas.box.right;
      const others = buttons.filter(({ element }) => element !== marker);
      const isFree = others.every(
        ({ box: { left, right, top, bottom } }) =>
          left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top,
      );
      return isWithin && isFree;
    });
    return free.length > 0 && free.length === onMap.length;
  });

test('near by the map fetches more of its ground, from this site alone', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));

  await page.goto('/campgrounds?q=alice+lake');
  await expect(markers(page).first()).toBeVisible();

  await expect.poll(() => files.filter((file) => /tile/.test(file)).length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith(site.url))).toEqual([]);
});
