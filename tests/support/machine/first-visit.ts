import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { CaughtMail } from '#infra/mail-catcher/inbox.ts';
import { noteSecret } from '#infra/test-servers/noted-secrets.ts';
import { until } from '#infra/test-servers/programs.ts';
import { chromiumOptions } from '#tests/support/servers/chromium.ts';
import { Authenticator } from '#tests/support/people/totp.ts';
import type { EmptyMachine } from './empty-machine.ts';

const url = 'https://campbc.example';
const alice = { username: 'alice', email: 'alice@mail.example', password: 'Sturdy7-tent-pole' };

/** Opens a browser that finds the site on the machine and accepts its certificate. */
export async function openVisit({ httpsPort }: EmptyMachine) {
  const rules = `--host-resolver-rules=MAP campbc.example:443 127.0.0.1:${httpsPort}`;
  const args = [...chromiumOptions.args, rules];
  const browser: Browser = await chromium.launch({ ...chromiumOptions, args });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  return { page, close: () => browser.close() };
}

export async function seeHome(page: Page) {
  const response = await page.goto(url);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  return { status: response?.status(), headers: response?.headers() ?? {}, heading };
}

/** Registers Alice and follows the link in the mail. @returns the sender of that mail. */
export async function registerAlice(page: Page, { root }: EmptyMachine): Promise<string> {
  await page.goto(`${url}/register`);
  await page.getByLabel('Username').fill(alice.username);
  await page.getByLabel('Email').fill(alice.email);
  await page.getByLabel('Password', { exact: true }).fill(alice.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(alice.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Account created' }).waitFor();
  const { text, from } = await mailTo(alice.email, join(root, 'var/mail/caught'));
  const [link = '', token = ''] = /https:\S+\/verify-email\?token=([\w-]+)/.exec(text) ?? [];
  noteSecret('token of a mail', token);
  await page.goto(link);
  await page.getByText('Your email is verified. You can log in now.').waitFor();
  return from;
}

async function mailTo(address: string, folder: string): Promise<CaughtMail> {
  const caught = () =>
    globSync('*.json', { cwd: folder })
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as CaughtMail)
      .find(({ to }) => to === address);
  await until(async () => caught() !== undefined, `A mail to ${address}`);
  const mail = caught();
  if (!mail) throw new Error('No mail.');
  return mail;
}

async function givePassword(page: Page): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username or email').fill(alice.email);
  await page.getByLabel('Password', { exact: true }).fill(alice.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Signs Alice in for the first time as staff, and sets a second factor up for her. */
export async function enrollAlice(page: Page): Promise<Authenticator> {
  await givePassword(page);
  await page.getByRole('button', { name: 'Show setup key' }).click();
  const authenticator = new Authenticator(await page.getByRole('definition').innerText());
  await page.getByLabel('6-digit code from the app').fill(await authenticator.freshCode());
  await page.getByRole('button', { name: 'Verify and turn on' }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  return authenticator;
}

/** Signs Alice in with a code, in a browser without her cookies. @returns the heading of the page for admins. */
export async function signAliceIn(page: Page, authenticator: Authenticator): Promise<string> {
  await page.context().clearCookies();
  await givePassword(page);
  await page.getByLabel('6-digit code').fill(await authenticator.freshCode());
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.waitForURL(`${url}/profile`);
  await page.goto(`${url}/admin`);
  return page.getByRole('heading', { level: 1 }).innerText();
}
