import { expect, type Page } from '@playwright/test';
import { signInAs } from './browser.ts';

/** A page, or something opened on it, that people see often. */
export interface KeyState {
  name: string;
  path: string;
  as?: 'member' | 'mod' | 'admin';
  /** Brings the page into this state. */
  open?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

async function openAccountMenu(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: 'Menu', exact: true });
  if (await folded.isVisible()) await folded.click();
  await press(/Robin/)(page);
}

/** The demo member's id: they are the fourth to be made in an empty database. */
const member = 4;
const demoUsers = '/admin/users?search=campbc.example';

async function selectEverybody(page: Page): Promise<void> {
  await page.getByRole('columnheader').getByRole('checkbox').check();
}

async function askToDelete(page: Page): Promise<void> {
  await page
    .getByRole('row', { name: /Kim/ })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

/** Plays the song at the end of the page, where phones have the player. */
async function playSong(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await press('Play the theme song')(page);
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('kim');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function openEntry(page: Page): Promise<void> {
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: /^Entry/ })).toBeVisible();
}

/** Every page, then the things that can be opened on them. */
export const keyStates: readonly KeyState[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'store', path: '/store' },
  { name: 'regions', path: '/regions' },
  { name: 'contact', path: '/contact' },
  { name: 'british-columbia', path: '/regions/british-columbia' },
  { name: 'emergencies', path: '/regions/british-columbia/bc_emergency_alerts' },
  { name: 'services', path: '/regions/british-columbia/services' },
  { name: 'public-profile', path: '/u/member' },
  { name: 'not-found', path: '/404' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=made-up' },
  { name: 'verify-email', path: '/verify-email?token=made-up' },
  { name: 'challenge', path: '/2fa/challenge' },
  { name: 'enroll', path: '/2fa/enroll' },
  { name: 'hub', path: '/hub', as: 'member' },
  { name: 'profile', path: '/profile', as: 'member' },
  { name: 'settings', path: '/settings', as: 'member' },
  { name: 'moderator', path: '/moderator?search=campbc.example', as: 'mod' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'users', path: demoUsers, as: 'admin' },
  { name: 'person', path: `/admin/users/${member}`, as: 'admin' },
  { name: 'person-sign-in', path: `/admin/users/${member}?tab=sign-in`, as: 'admin' },
  { name: 'person-emails', path: `/admin/users/${member}?tab=mails`, as: 'admin' },
  { name: 'person-history', path: `/admin/users/${member}?tab=history`, as: 'admin' },
  { name: 'person-notes', path: `/admin/users/${member}?tab=notes`, as: 'admin' },
  { name: 'person-for-moderators', path: `/moderator/users/${member}`, as: 'mod' },
  { name: 'audit', path: '/admin/audit?q=account.update', as: 'admin' },
  { name: 'billing', path: '/admin/billing', as: 'admin' },
  { name: 'health', path: '/admin/health', as: 'admin' },
  { name: 'outbox', path: '/admin/email?state=dead', as: 'admin' },
  { name: 'releases', path: '/admin/releases', as: 'admin' },
  { name: 'account-menu', path: '/hub', as: 'admin', open: openAccountMenu },
  { name: 'login-wrong', path: '/login', open: press('Log in') },
  { name: 'delete-account', path: '/settings', as: 'member', open: press('Delete my account') },
  { name: 'row-menu', path: demoUsers, as: 'admin', open: press(/^Actions for/) },
  { name: 'selected', path: demoUsers, as: 'admin', open: selectEverybody },
  { name: 'delete-user', path: demoUsers, as: 'admin', open: askToDelete },
  { name: 'palette', path: '/admin', as: 'admin', open: openPalette },
  { name: 'shortcuts', path: '/admin', as: 'admin', open: (page) => page.keyboard.press('?') },
  { name: 'suspend', path: `/admin/users/${member}`, as: 'admin', open: press('Suspend') },
  { name: 'audit-entry', path: '/admin/audit', as: 'admin', open: openEntry },
  { name: 'release-health', path: '/admin/releases', as: 'admin', open: press(/health/i) },
  { name: 'song-open', path: '/about', open: playSong },
];

/** Opens a state, and waits until it stands still. */
export async function openState(page: Page, { path, as, open }: KeyState): Promise<void> {
  if (as) await signInAs(page, as);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
  await open?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
