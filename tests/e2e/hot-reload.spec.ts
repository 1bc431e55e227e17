import { expect } from '@playwright/test';
import { test } from '#tests/support/browser.ts';
import { copyProject } from '#tests/support/project-copy.ts';

test.use({ expectedErrors: /status of (401|404|503)/ });

test('in development a changed remote, shell or API shows at once, and what was typed stays', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const project = await copyProject();
  const site = await project.develop();
  await page.goto(`${site.url}/login`);
  const identifier = page.getByLabel('Username or email');
  await identifier.fill('half typed');

  await project.edit('remote-account/src/features/login/LoginPage.tsx', {
    from: 'lead={texts.lead}',
    to: 'lead="A remote changed."',
  });
  await expect(page.getByText('A remote changed.')).toBeVisible();
  await project.edit('shell/src/layout/Footer.tsx', {
    from: '{text.headOffice}',
    to: 'A shell changed',
  });
  await expect(page.getByText('A shell changed')).toBeVisible();
  await expect(identifier).toHaveValue('half typed');

  await project.edit('services/api/src/http/refusal.ts', {
    from: 'Wrong username, email or password.',
    to: 'An API changed.',
  });
  await expect(async () => {
    await identifier.fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('nothing');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('An API changed.')).toBeVisible({ timeout: 1_500 });
  }).toPass({ timeout: 20_000 });
  await site.stop();
});
