import { AxeBuilder } from '@axe-core/playwright';
import { type Cookie, expect, type Page, test as base } from '@playwright/test';
import { noteCookie } from '#infra/test-servers/noted-secrets.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { mailsTo } from '#tests/support/people/mailbox.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: run the browser tests with npm test.`);
  return value;
}

/** The site that `npm test` has started. */
export const site = {
  url: required('SITE_URL'),
  inboxUrl: required('INBOX_URL'),
  dataDir: required('SITE_DATA_DIR'),
  demoPassword: required('DEMO_PASSWORD'),
};

interface Guard {
  /** Console errors that a test expects; any other fails it. */
  expectedErrors: RegExp;
  /** Policy violations that a test expects: `<directive> <what was blocked>`. */
  expectedViolations: RegExp;
  watched: void;
}

/** Begins what a document says on the console when its security policy has refused something. */
const violation = 'Refused by the policy: ';

/** Playwright's test, which fails on any unexpected console error, page error or policy violation. */
export const test = base.extend<Guard>({
  expectedErrors: [/^no error is expected$/, { option: true }],
  expectedViolations: [/^no violation is expected$/, { option: true }],
  watched: [
    async ({ page, expectedErrors, expectedViolations }, use) => {
      const seen: string[] = [];
      page.on('console', (message) => message.type() === 'error' && seen.push(message.text()));
      page.on('pageerror', (error) => seen.push(String(error)));
      await page.addInitScript((prefix) => {
        globalThis.addEventListener('securitypolicyviolation', (refused) => {
          console.error(`${prefix}${refused.effectiveDirective} ${refused.blockedURI}`);
        });
      }, violation);
      await use();
      const cookies = await page.context().cookies();
      for (const { name, value, httpOnly } of cookies) if (httpOnly) noteCookie(name, value);
      const unexpected = seen.filter((text) =>
        text.startsWith(violation)
          ? !expectedViolations.test(text.slice(violation.length))
          : !expectedErrors.test(text),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests of motion: all others have a visitor who wants less of it (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Cookies of each demo account that has signed in, for the tests that this process runs one after another. */
const signedIn = new Map<string, { cookies: Cookie[]; at: number }>();

/** Shorter than the time after which a user has to confirm their identity again (docs/decisions/sessions.md#0107). */
const sessionServesMs = 6 * 60_000;

const sessionCookies = new Set([
  'campbc_session',
  'campbc_refresh',
  'campbc_signed_in',
  'campbc_device',
]);

/**
 * Signs in over the API, into the page's own cookies, with the session of an earlier test where it still
 * lasts. The second factor of staff is waived, as an admin can waive it: it has journeys of its own.
 */
export async function signInAs(page: Page, account: string): Promise<void> {
  const context = page.context();
  const earlier = signedIn.get(account);
  if (earlier && Date.now() < earlier.at + sessionServesMs) {
    await context.addCookies(earlier.cookies);
    if ((await page.request.get(`${site.url}/api/auth/me`)).ok()) return;
  }
  await waiveSecondFactor(site, account);
  await signInAt(site, page, account);
  const cookies = await context.cookies();
  const kept = cookies.filter(({ name }) => sessionCookies.has(name));
  signedIn.set(account, { cookies: kept, at: Date.now() });
}

/** Returns the link in the newest verification mail of an address. */
export async function verificationLink(
  { inboxUrl }: { inboxUrl: string },
  address: string,
): Promise<string> {
  const [newest] = await mailsTo(inboxUrl, address);
  const link = /href="([^"]+\/verify-email\?token=[^"]+)"/.exec(newest?.html ?? '')?.[1];
  if (!link) throw new Error('The mail carries no link.');
  return link;
}

/**
 * Expects axe to find nothing on the page as it is now (WCAG 2.2 A and AA). Its one-page mode takes half the
 * time and leaves out only frames of other origins: the store's, where its provider draws.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await foundByAxe(page)).toEqual([]);
}

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finds elements in a transition or an animation that will end and does not follow scrolling. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 200) ?? '') : '',
      ),
  );

/** Returns what axe finds wrong. Waits for motion to end first: colours in between do not count. */
async function foundByAxe(page: Page): Promise<string[]> {
  await expect.poll(() => moving(page), 'Everything stands still').toEqual([]);
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({
      runOnly: { type: 'tag', values: accessibilityTags },
      resultTypes: ['violations'],
    })
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
