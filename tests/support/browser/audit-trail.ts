import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test';
import { signInAs, site } from './browser.ts';
import { registeredCamper } from './new-camper.ts';

/** Genuine audit entries of one camper, all with the same user agent, which no one else has. */
export interface Trail {
  mark: string;
  id: number;
  username: string;
  password: string;
  request: APIRequestContext;
}

const headers = { origin: site.url };

/** Leaves three entries (auth.register, auth.verify_email, auth.login) and one for each change of the profile. */
export async function leaveTrail({ updates = 0 } = {}): Promise<Trail> {
  const mark = `Trail/${randomUUID().slice(0, 8)}`;
  const request = await requests.newContext({ userAgent: mark });
  const { username, email, password } = await registeredCamper(request);
  const data = { identifier: email, password };
  const login = await request.post(`${site.url}/api/auth/login`, { headers, data });
  const { user } = (await login.json()) as { user: { id: number } };
  const trail = { mark, id: user.id, username, password, request };
  for (let number = 0; number < updates; number++) await updateProfile(trail, `Camp ${number}`);
  return trail;
}

/** Adds an entry, account.update, which names the field that changed. */
export async function updateProfile({ id, request }: Trail, location: string): Promise<void> {
  const data = { location };
  const changed = await request.patch(`${site.url}/api/users/${id}`, { headers, data });
  expect(changed.status()).toBe(200);
}

/** Rows of the log on screen. */
export const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Audit log' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
/** A filter's button above the rows. */
export const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('search').getByRole('button', { name });

/** Opens the log of one camper as an admin. */
export async function openTrail(page: Page, updates = 1): Promise<Trail> {
  const trail = await leaveTrail({ updates });
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit?q=${trail.mark}`);
  await expect(rows(page)).toHaveCount(3 + updates);
  return trail;
}
