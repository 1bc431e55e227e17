import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { site, verificationLink } from './browser.ts';
import { type BuiltUser, buildUser, goodPassword } from '#tests/support/people/build-user.ts';
import { Authenticator } from '#tests/support/people/totp.ts';

export type Camper = Pick<BuiltUser, 'username' | 'email' | 'password'>;

const headers = { origin: site.url };

/** Builds a verified member whom no one else in the run has made. */
export const newCamper = (): Promise<Camper> =>
  buildUser(site, { username: `camper.${randomUUID().slice(0, 8)}` });

/** Registers a camper, with all that a registration leaves behind: mails, and entries in the audit log. */
export async function registeredCamper(request: APIRequestContext): Promise<Camper> {
  const username = `camper.${randomUUID().slice(0, 8)}`;
  const camper = { username, email: `${username}@mail.example`, password: goodPassword };
  const registered = await request.post(`${site.url}/api/auth/register`, { headers, data: camper });
  expect(registered.status()).toBe(200);
  const { searchParams } = new URL(await verificationLink(site, camper.email));
  const verified = await request.get(`${site.url}/api/auth/verify-email?${searchParams}`);
  expect(verified.status()).toBe(200);
  return camper;
}

/** Signs a user in over the API, into the page's own cookies; returns the status. */
export async function enterAs(
  page: Page,
  { email, password }: Pick<Camper, 'email' | 'password'>,
  { url } = site,
): Promise<number> {
  const response = await page.request.post(`${url}/api/auth/login`, {
    headers: { origin: url },
    data: { identifier: email, password },
  });
  return response.status();
}

/** Makes a new verified camper who is signed in on this page. */
export async function signedInCamper(page: Page): Promise<Camper> {
  const camper = await newCamper();
  expect(await enterAs(page, camper)).toBe(200);
  return camper;
}

/** Calls the API as the user who is signed in on a page. */
async function post(page: Page, path: string, data: object): Promise<Record<string, string>> {
  const response = await page.request.post(site.url + path, { headers, data });
  expect(response.status()).toBe(200);
  return (await response.json()) as Record<string, string>;
}

/** Enrolls an authenticator over the API for the signed-in user. */
export async function enroll(page: Page) {
  const { token } = await post(page, '/api/security/2fa/enroll/start', {});
  const { otpauth } = await post(page, '/api/security/2fa/enroll/initiate', { token });
  const authenticator = new Authenticator(new URL(otpauth ?? '').searchParams.get('secret') ?? '');
  const code = await authenticator.freshCode();
  const verified = await page.request.post(`${site.url}/api/security/2fa/enroll/verify`, {
    headers,
    data: { token, code },
  });
  expect(verified.status()).toBe(200);
  const { recoveryCodes } = (await verified.json()) as { recoveryCodes: string[] };
  return { authenticator, recoveryCodes };
}
