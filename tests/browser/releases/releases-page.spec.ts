import { siteCookies } from '@camp/contracts/site/cookies';
import {
  type Generation,
  listReleases,
  readReleaseHealth,
  readCanaryHealth,
} from '@camp/contracts/staff/releases';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { expectAccessibleInEveryLook } from '#tests/support/browser/every-look.ts';

async function openReleases(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto('/admin/releases');
}

/** A generation in which only these builds are new. */
const generation = (number: number, newBuilds: readonly string[]): Generation => ({
  generation: number,
  created_at: '2026-05-04T19:00:00.000Z',
  by: 'robin',
  made_by: 'person',
  smoke: { browser: 'Chromium 140.0.7339.16', pages: 23 },
  is_kept: false,
  builds: ['shell', 'remote-public', 'remote-account', 'remote-admin'].map((name) => ({
    name,
    version: `1.0.${number}-0123456789`,
    loads: name === 'remote-account' ? 1_204 : 0,
    failures: 0,
    is_new: newBuilds.includes(name),
    bytes: name === 'shell' ? null : 184_000,
  })),
  removed: [],
  canaries: [],
  canary_changes: [],
});

const takenBack = { by: 'automatic rollback', made_by: 'automatic-rollback', smoke: null } as const;
const unseen = { smoke: { browser: null, pages: 0 } };

const health = {
  builds: [
    {
      name: 'remote-account',
      version: '1.0.3-0123456789',
      channel: 'stable',
      loads: 1_234,
      failures: 12,
      p75_ms: 1_240,
      failed: [{ phase: 'entry', reason: 'network', count: 12 }],
      violations: [{ directive: 'img-src', count: 3 }],
    },
  ],
  unattributed: [{ directive: 'script-src', count: 7 }],
};

const overBudget = {
  name: 'remote-account',
  canary: { loads: 80, failures: 20, p75_ms: 2_540 },
  stable: { loads: 300, failures: 0, p75_ms: 342 },
  budget: 'failures',
  needed: 20,
  is_watched: false,
};

/** Answers in place of an API with these generations, two on a page. */
async function answerWith(page: Page, generations: readonly Generation[]): Promise<void> {
  await page.route('**/api/admin/releases?*', (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('cursor') ?? Infinity);
    const rest = generations.filter((one) => one.generation < before);
    const history = rest.slice(0, 2);
    const next = rest.length > 2 ? (history.at(-1)?.generation ?? null) : null;
    const live = generations[0] ?? null;
    const json = listReleases.response.parse({ live, history, next, acting: 'allowed' });
    return route.fulfill({ json });
  });
  await page.route('**/api/admin/releases/*/health', (route) =>
    route.fulfill({ json: readReleaseHealth.response.parse(health) }),
  );
}

const rowOf = (page: Page, number: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: new RegExp(`^${number}( Live| Canary)*$`) }) });

test('what is live is what the page itself was built from', async ({ page }) => {
  await openReleases(page);
  const inlined = await page.locator('#release').textContent();
  const { generation: number, shell, remotes } = JSON.parse(inlined ?? '') as InlinedRelease;
  const versions = [shell, remotes.public, remotes.account, remotes.admin].map(
    (build) => build?.version ?? '',
  );

  const heading = page.getByRole('heading', { level: 2, name: `Live: generation ${number}` });
  await expect(heading).toBeVisible();
  await expect(page.getByText('published by tests')).toBeVisible();
  const builds = page.getByRole('definition');
  for (const version of versions) await expect(builds.filter({ hasText: version })).toBeVisible();
  const row = page.getByRole('table', { name: 'History' }).getByRole('row').nth(1);
  for (const version of versions) await expect(row).toContainText(version);
  await expect(row).toContainText(`${number}Live`);
});

test('the history tells new builds by a word, and goes back on request', async ({ page }) => {
  await answerWith(page, [
    generation(3, ['remote-account']),
    { ...generation(2, ['shell', 'remote-admin']), ...takenBack },
    { ...generation(1, ['shell', 'remote-public', 'remote-account', 'remote-admin']), ...unseen },
  ]);
  await openReleases(page);
  const table = page.getByRole('table', { name: 'History' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Generation',
    'When',
    'By',
    'What changed',
    'Size',
    'Actions',
  ]);
  await expect(rowOf(page, 3)).toContainText('552 kB');
  await expect(page.getByText('Showing last 2 generations.')).toBeVisible();
  await expect(rowOf(page, 3).getByText('New', { exact: true })).toHaveCount(1);
  await expect(rowOf(page, 2).getByText('New', { exact: true })).toHaveCount(2);
  await expect(rowOf(page, 3)).toContainText('Loaded 1,204 times, failed 0 times');

  await expect(page.getByText('Opened in Chromium 140: 23 pages').first()).toBeVisible();
  await expect(rowOf(page, 3)).toContainText('Opened in Chromium 140: 23 pages');
  await expect(rowOf(page, 2)).toContainText('Not opened again: nothing was published');
  await expect(rowOf(page, 2)).toContainText('Automatic rollback');

  await page.getByRole('button', { name: 'Health of generation 2' }).click();
  await expect(page.getByRole('dialog')).toContainText('Failed: 12 (1%)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Health of generation 2' })).toBeFocused();

  await page.getByRole('button', { name: 'Load older' }).click();

  await expect(page.locator('main :focus')).toHaveText('Showing last 3 generations.');
  await expect(rowOf(page, 1).getByText('New', { exact: true })).toHaveCount(4);
  await expect(rowOf(page, 1)).toContainText('Not opened in a browser');
  await expect(page.getByRole('button', { name: 'Load older' })).toHaveCount(0);
});

test('in development nothing signed is live', async ({ page }) => {
  await answerWith(page, []);
  await openReleases(page);

  const said = 'Nothing signed is live, as in development.';
  await expect(page.getByRole('heading', { name: said })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.describe('while it cannot be loaded', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('the page says so and tries again', async ({ page }) => {
    await page.route('**/api/admin/releases?*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await openReleases(page);
    await expect(page.getByRole('alert')).toContainText('The releases could not be loaded');
    await page.unroute('**/api/admin/releases?*');

    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('heading', { name: /^Live: generation/ })).toBeVisible();
  });
});

test('in French, and accessible at every width, light and dark', async ({ page, context }) => {
  await context.addCookies([{ name: siteCookies.language, value: 'fr', url: site.url }]);
  const tried = { name: 'remote-account', version: '1.1.0-9876543210', loads: 40, failures: 3 };
  const since = '2026-05-04T19:00:00.000Z';
  const name = 'remote-account';
  const canary = { name, percentage: 25, since, by: 'robin', builds: [tried], outdated: [name] };
  const canary_changes = [{ name, change: 'begun' as const }];
  await answerWith(page, [
    {
      ...generation(2, []),
      ...unseen,
      removed: ['remote-old'],
      canaries: [canary],
      canary_changes,
    },
    { ...generation(1, ['shell', 'remote-admin']), ...takenBack },
  ]);
  await page.route('**/api/admin/releases/canaries', (route) =>
    route.fulfill({ json: readCanaryHealth.response.parse({ canaries: [overBudget] }) }),
  );
  await openReleases(page);

  await expect(page.getByRole('heading', { name: 'En ligne : génération 2' })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'À l’essai pour 25 % des visiteurs : Compte' }),
  ).toBeVisible();
  await expect(
    page.getByText(/Le budget d’erreurs est dépassé.*RELEASE_PRIVATE_KEY/),
  ).toBeVisible();
  await expect(page.getByText('Chargements : 40, échecs : 3').first()).toBeVisible();
  await expect(page.getByText('Plus récent que l’essai : Compte.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adopter' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mettre fin à l’essai Compte' })).toBeVisible();
  await expect(page.getByText('Entrée · aucune réponse · 12')).toBeVisible();
  await expect(page.getByText('Non ouverte dans un navigateur')).toHaveCount(2);
  await expect(rowOf(page, 1)).toContainText('Retour en arrière automatique');
  await expect(page.getByText('Affichage des 2 dernières générations.')).toBeVisible();
  await expectAccessibleInEveryLook(page);
});
