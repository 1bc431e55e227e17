import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { copyProject } from '#tests/support/builds/project-copy.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';

/* One copy of the project and one site for the whole file. */
test.describe.configure({ mode: 'default' });

let own: TestSite;
let project: Awaited<ReturnType<typeof copyProject>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  [own, project] = await Promise.all([startTestSite(), copyProject()]);
});

test.afterAll(async () => {
  await own.stop();
});

/** A stylesheet of remote-account that its registration page brings. */
const stylesheet = 'remote-account/src/forms/forms.module.css';
const inStylesheet = '.names {';

const hostile = `
* { color: rgb(255, 0, 0) !important; letter-spacing: 3px !important; transition: none !important; }
*::before, *::after { content: 'x' !important; }
:root, html, body, #root, nav, header, footer, a, button, svg, span, li, p, h2 {
  --text: red !important; --ground: lime !important; --space-12px: 9px !important;
  display: grid !important; padding: 7px !important; border: 3px solid lime !important;
  background: lime !important; font: 900 33px/2 serif !important; visibility: hidden !important;
}
@media all { html body :not(#a#b#c) { opacity: 0.5 !important; transform: rotate(3deg) !important; } }
:root:has(*) nav a:any-link { filter: invert(1) !important; }
@keyframes arrive { to { transform: scale(9); } }
`;

/** Runs in the page: every computed property of thirty elements of the shell, as `element property: value`. */
function shellStyles(): string[] {
  const around = [document.documentElement, document.body];
  const inside = [...document.querySelectorAll('header, header *, footer, footer *')].filter(
    (element) => element.checkVisibility(),
  );
  /* The first two contain the remote's page, which may have any height. */
  const heights = new Set(['height', 'block-size', 'perspective-origin', 'transform-origin']);
  const tokens = ['--text', '--ground', '--space-12px', '--font-body'];
  return [...around, ...inside.slice(0, 28)].flatMap((element, index) => {
    const styles = getComputedStyle(element);
    return [...styles, ...tokens]
      .filter((property) => index >= around.length || !heights.has(property))
      .map((property) => {
        const name = `${index} ${element.localName} ${property}`;
        return `${name}: ${styles.getPropertyValue(property)}`;
      });
  });
}

async function openRegistration(page: Page): Promise<void> {
  await page.goto(`${own.url}/register`);
  await expect(page.locator('main h1')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

test('a remote’s hostile stylesheet changes no computed style of thirty shell elements', async ({
  page,
}) => {
  await openRegistration(page);
  const before = await page.evaluate(shellStyles);
  await expect(page.locator('main h1')).not.toHaveCSS('color', 'rgb(255, 0, 0)');

  await project.edit(stylesheet, { from: inStylesheet, to: hostile + inStylesheet });
  await project.release(own, 'publish', 'remote-account', '--without-browser');
  await openRegistration(page);

  await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(new Set(before.map((line) => line.split(' ')[0])).size).toBe(30);
  expect(before.length).toBeGreaterThan(9_000);
  expect(await page.evaluate(shellStyles)).toEqual(before);
});

/** Runs in the page: returns for each remote that has brought styles whether they apply. */
function appliedStyles(): Record<string, boolean> {
  const remotes: Record<string, boolean> = {};
  for (const { href, disabled } of document.styleSheets) {
    const remote = /\/remote-(\w+)\//.exec(href ?? '')?.[1];
    if (remote) remotes[remote] = !disabled;
  }
  return remotes;
}

test('styles leave with their remote, and are back at once without being fetched again', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await page.evaluate(appliedStyles)).toEqual({ account: true });
  await link('Regions').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  expect(await page.evaluate(appliedStyles)).toEqual({ account: false, public: true });

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const frames = page.evaluate(framesUntilStyled);
  await link('Login / Register').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(await page.evaluate(appliedStyles)).toEqual({ account: true, public: false });
  expect(await frames).toBe(0);
  /* Links under the mouse may be fetched ahead. */
  expect(fetched.filter((url) => /\/remote-account\/.*\.css/.test(url))).toEqual([]);
});

test('styles leave with a page that is left before its code is there', async ({ page }) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/remote-account\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
  );

  await page.getByRole('banner').getByRole('link', { name: 'Regions' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  const before = await page.locator(stylesheets).count();
  letGo();
  await expect.poll(() => page.locator(stylesheets).count()).toBeGreaterThan(before);
  await expect.poll(() => page.locator(stylesheets).evaluateAll(areLoaded)).toBe(true);
  expect(await page.evaluate(appliedStyles)).toEqual({ account: false, public: true });
});

const stylesheets = 'link[rel="stylesheet"][href*="/remote-account/"]';

/** Runs in the page. */
const areLoaded = (links: Element[]) =>
  links.every((link) => link instanceof HTMLLinkElement && link.sheet !== null);

/** Runs in the page: counts the frames that show remote-account's page before its styles apply. */
async function framesUntilStyled(): Promise<number> {
  const isApplied = () =>
    [...document.styleSheets].some(
      ({ href, disabled }) => href?.includes('/remote-account/') && !disabled,
    );
  let unstyled = 0;
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (!document.querySelector('[data-remote=account] h1')) continue;
    if (isApplied()) return unstyled;
    unstyled += 1;
  }
}

test('what a remote opens above the page is within the reach of its styles, and of no other’s', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/users');
  await page
    .getByRole('row')
    .last()
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();

  const dialog = page.getByRole('dialog', { name: 'Delete user' });
  await expect(dialog).toHaveCSS('position', 'fixed');
  await expect(dialog).toHaveCSS('border-top-left-radius', '16px');
  expect(await dialog.evaluate((element) => element.closest('[data-remote]')?.outerHTML)).toMatch(
    /^<div [^>]*data-remote="admin"/,
  );
});
