import { signInAs, test, withMotion } from '#tests/support/browser/browser.ts';
import { keyStates } from '#tests/support/browser/key-states.ts';
import {
  expectHardlyAnyShift,
  forgetShifts,
  scrollThrough,
  settled,
  watchShifts,
} from '#tests/support/browser/layout-shifts.ts';
import { goWithinDocument } from '#tests/support/browser/within-document.ts';

test.use(withMotion);

/** The limit where the bar gets its second row; the visitor's click explains that shift. */
const maxShiftAtBorder = 0.03;

const britishColumbia = '/regions/british-columbia';
const futureHome = 'Welcome to the future home of everything...';
/* Neighbours differ in their headings, so that none is taken for the one before. */
const elsewhere = [
  { path: '/regions', heading: 'Regions' },
  { path: '/', heading: 'Welcome to CampBC' },
  { path: '/about', heading: 'About' },
  { path: '/contact', heading: 'Contact' },
  { path: '/u/member', heading: 'Kim Member' },
  { path: '/login', heading: 'Login' },
  { path: '/register', heading: 'Create your account' },
  { path: '/404', heading: '404 File Not Found' },
  { path: '/store', heading: 'Store' },
];
const inBritishColumbia = [
  { path: britishColumbia, heading: futureHome },
  { path: `${britishColumbia}/bc_emergency_alerts`, heading: 'Emergencies & Alerts' },
  { path: `${britishColumbia}/social`, heading: futureHome },
  { path: `${britishColumbia}/services`, heading: 'Services for campers' },
  { path: `${britishColumbia}/any/page/below`, heading: futureHome },
];

test.use({ expectedErrors: /status of 404/ });

const widths = [360, 1280];

const pagesOf = (account: 'member' | 'mod' | 'admin') =>
  keyStates.flatMap(({ path, as, open }) => (as === account && !open ? [{ path }] : []));

const visits: { as: string; pages: { path: string; heading?: string }[] }[] = [
  { as: 'nobody', pages: [...elsewhere, ...inBritishColumbia] },
  { as: 'member', pages: pagesOf('member') },
  { as: 'mod', pages: pagesOf('mod') },
  { as: 'admin', pages: pagesOf('admin') },
];

for (const { as, pages } of visits) {
  for (const width of widths) {
    test(`the pages of ${as} stand still while they load and scroll (${width} px) [every-page-5, every-page-6]`, async ({
      page,
    }) => {
      test.setTimeout(pages.length * 60_000);
      await page.setViewportSize({ width, height: 800 });
      if (as !== 'nobody') await signInAs(page, as);
      await watchShifts(page);
      const session = await page.context().newCDPSession(page);

      for (const { path, heading } of pages) {
        await test.step(path, async () => {
          /* Each page is loaded as on a first visit. */
          await session.send('Network.clearBrowserCache');
          await page.goto(path);
          await settled(page, heading);
          await scrollThrough(page);
          await expectHardlyAnyShift(page);
        });
      }
    });
  }
}

/* Within one part of the site, so that the bar stays as it is. */
for (const { part, from, pages } of [
  { part: 'elsewhere', from: { path: '/login', heading: 'Login' }, pages: elsewhere },
  {
    part: 'in British Columbia',
    from: { path: `${britishColumbia}/services`, heading: 'Services for campers' },
    pages: inBritishColumbia,
  },
]) {
  for (const width of widths) {
    test(`pages ${part} stand still when they are gone to (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto(from.path);
      await settled(page, from.heading);

      for (const { path, heading } of pages) {
        await test.step(path, async () => {
          await forgetShifts(page);
          await goWithinDocument(page, path);
          await settled(page, heading);
          await scrollThrough(page);
          await expectHardlyAnyShift(page);
        });
      }
    });
  }
}

test('whoever enters British Columbia sees only the bar’s second row come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchShifts(page);
  await page.goto('/regions');
  await settled(page, 'Regions');
  await forgetShifts(page);

  await goWithinDocument(page, britishColumbia);
  await settled(page, futureHome);
  await scrollThrough(page);

  await expectHardlyAnyShift(page, maxShiftAtBorder);
});
