import { expect, type Page } from '@playwright/test';
import { test, withMotion } from '#tests/support/browser/browser.ts';

test.use(withMotion);

const film = (page: Page) => page.locator('main video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const placeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const barLink = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('the film plays by itself, without a sound, and begins again when it ends [public-pages-1]', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.2);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.loop)).toBe(true);

  const nearEnd = await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3;
    return video.currentTime;
  });

  await expect.poll(() => placeOf(page)).toBeLessThan(nearEnd);
  expect(await isPaused(page)).toBe(false);
});

test('the welcome leads to the regions, to the owner and to the social group [public-pages-1]', async ({
  page,
}) => {
  await page.goto('/');

  const main = page.getByRole('main');
  const group = main.getByRole('link', { name: /social group/ });
  await expect(group).toHaveAttribute('target', '_blank');
  await expect(group).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(main.getByRole('link', { name: 'Who we are' })).toHaveAttribute('href', '/about');
  await expect(main.getByRole('link', { name: 'Check fires, roads and weather' })).toHaveAttribute(
    'href',
    '/regions/british-columbia/bc_emergency_alerts',
  );
  await main.getByRole('link', { name: 'Explore the regions' }).click();
  await expect(page).toHaveURL(/\/regions$/);
});

test('the welcome searches the campgrounds, and three that are open today stand below [public-pages-31, public-pages-34]', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const open = main.getByRole('heading', { name: 'Open today' }).locator('..');
  await expect(open.locator('a[href^="/campgrounds/"]')).toHaveCount(3);

  await main.getByRole('searchbox', { name: 'Park, campground or town' }).fill('kokanee');
  await main.getByRole('button', { name: 'Search' }).click();

  await expect(page).toHaveURL(/\/campgrounds\?q=kokanee$/);
  await expect(main.getByRole('link', { name: /^Kokanee/ }).first()).toBeVisible();
});

test('the way from what is here to what is planned draws itself while one scrolls, or is whole [public-pages-1]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const part = page.getByRole('heading', { name: 'Here now' }).locator('..');
  const undrawn = () =>
    part.evaluate(
      (element) => getComputedStyle(element, '::before').clipPath.match(/([\d.]+)%/)?.[1],
    );
  const bottomTo = (share: number) =>
    part.evaluate((element, to) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight * to, behavior: 'instant' });
    }, share);
  await expect.poll(undrawn).toBe('100');

  await bottomTo(0.9);
  const isPartDrawn = async () => Math.abs(Number(await undrawn()) - 50) < 40;
  await expect.poll(isPartDrawn).toBe(true);
  await bottomTo(0.4);
  await expect.poll(undrawn).toBe('0');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(page, 0);
  await expect.poll(undrawn).toBeUndefined();
});

/** Returns the duration in seconds and the first frame of the animation that brings in the next page. */
async function animationOfNextPage(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ seconds: string; from: Keyframe | undefined }>((resolve) => {
        document.addEventListener('animationstart', ({ target }) => {
          if (!(target instanceof Element) || !target.parentElement?.matches('main')) return;
          const effect = target.getAnimations()[0]?.effect as KeyframeEffect | undefined;
          const seconds = getComputedStyle(target).animationDuration;
          resolve({ seconds, from: effect?.getKeyframes()[0] });
        });
      }),
  );
}

test('the next page fades and slides in, in 0.4 seconds, or is there at once under reduced motion [frame-19, frame-24]', async ({
  page,
}) => {
  const animationOf = async (name: string) => {
    const [animation] = await Promise.all([animationOfNextPage(page), barLink(page, name).click()]);
    await expect(heading(page)).toHaveText(name);
    return animation;
  };
  await page.goto('/about');
  await expect(heading(page)).toHaveText('About');
  /* Slow enough to be still running when it is looked at. */
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });

  const animation = await animationOf('Regions');
  expect(animation.seconds).toBe('0.4s');
  expect(animation.from).toMatchObject({ opacity: '0' });
  expect(animation.from?.['transform']).toMatch(/translate/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat((await animationOf('Contact')).seconds)).toBeLessThan(0.001);
});

test('the bar turns dark past 45 pixels, not at 45, and light again [frame-2, limits-times-9]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/regions');
  const colour = () =>
    bar(page).evaluate((element) => getComputedStyle(element.parentElement ?? element).background);
  await expect(barLink(page, 'Regions')).toHaveAttribute('aria-current', 'page');
  const light = await colour();

  await scrollTo(page, 46);
  await expect.poll(colour).not.toBe(light);
  const [, red = '255', green = '255', blue = '255'] =
    /(\d+), (\d+), (\d+)/.exec(await colour()) ?? [];
  expect(Math.max(Number(red), Number(green), Number(blue))).toBeLessThan(90);
  await scrollTo(page, 45);

  await expect.poll(colour).toBe(light);
  expect((await bar(page).boundingBox())?.y).toBe(0);
});

test('the focus walks through the bar without moving the page', async ({ page }) => {
  await page.goto('/about');
  await expect(heading(page)).toHaveText('About');
  await scrollTo(page, 600);

  await barLink(page, 'Home').focus();
  for (const name of ['About', 'Campgrounds', 'Regions', 'Store', 'Contact']) {
    await page.keyboard.press('Tab');
    await expect(barLink(page, name)).toBeFocused();
  }

  expect(await scrolled(page)).toBe(600);
});
