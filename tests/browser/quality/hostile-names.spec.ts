import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { queryDatabase } from '#tests/support/people/database.ts';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { expectToFit } from '#tests/support/browser/every-look.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';

/* Such names are refused now, so the rows are written directly to the database. */
const names = {
  'a long word': 'W'.repeat(50),
  'a long surname': 'Wolfeschlegelsteinhausenbergerdorff',
  'right to left': 'نور الهدى של תומר',
  'turned round': '\u202Egnp.exe',
  'emoji families': '👩‍👩‍👧‍👦'.repeat(4),
};

const widths = [320, 1280];

async function person(name: string) {
  const user = await buildUser(site, { displayName: name, location: `${name.slice(0, 20)} Lake` });
  await queryDatabase(site, 'UPDATE users SET lastname = ?, bio = ? WHERE id = ?', [
    name,
    name.repeat(8),
    user.id,
  ]);
  return user;
}

async function expectToFitAtEveryWidth(page: Page) {
  for (const width of widths) await expectToFit(page, width);
}

test('a member whose name is one long word has pages that fit, public and their own [every-page-1]', async ({
  page,
}) => {
  const user = await person(names['a long word']);
  expect(await enterAs(page, user)).toBe(200);
  for (const path of [`/u/${user.username}`, '/hub', '/profile', '/settings']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expectToFitAtEveryWidth(page);
    });
  }
});

/**
 * Returns places of words on screen as numbers: the larger, the later a word is read. All are measured at one
 * moment, since a dialog moves while it opens.
 */
const placesOf = (text: Locator, words: string[]) =>
  text.evaluate((element, wanted) => {
    const placeOf = (word: string) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const start = (node.textContent ?? '').indexOf(word);
        if (start === -1) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + 1);
        const { top, left } = range.getBoundingClientRect();
        return Math.round(top) * window.innerWidth + left;
      }
      throw new Error(`There is no ${word}.`);
    };
    return wanted.map(placeOf);
  }, words);

test('staff read names, questions and results in their order, and everything fits [every-page-1, user-management-6]', async ({
  page,
}) => {
  const mark = `lynx${randomUUID().slice(0, 6)}`;
  for (const [index, displayName] of Object.values(names).entries()) {
    await buildUser(site, { username: `${mark}.${index}`, displayName });
  }
  await signInAs(page, 'admin');
  await page.goto(`/admin/users?search=${mark}&sort=id&dir=asc`);
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toHaveCount(5);
  await expectToFitAtEveryWidth(page);

  for (const kind of ['a long word', 'right to left', 'turned round'] as const) {
    await test.step(`delete somebody whose name is ${kind}`, async () => {
      await rows
        .nth(Object.keys(names).indexOf(kind))
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const dialog = page.getByRole('dialog');
      const question = dialog.getByText('This is permanent.');
      await expect(question).toBeVisible();
      const [verb = 0, noun = 0, id = 0, end = 0] = await placesOf(question, [
        'Delete',
        'user',
        '(ID',
        ')?',
      ]);
      expect(verb).toBeLessThan(noun);
      expect(id).toBeLessThan(end);
      await expectToFitAtEveryWidth(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
    });
  }
  await rows
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Unverify Email' }).click();
  await expect(page.getByText('will be unverified')).toBeVisible();
  await expectToFitAtEveryWidth(page);
});

test('the palette, a person’s page, its questions and entries hold any name [every-page-1]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  for (const [kind, name] of Object.entries(names)) {
    await test.step(kind, async () => {
      const user = await person(name);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+K');
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(user.username);
      const option = page.getByRole('option');
      /* The first letters find more people. */
      await expect(option.filter({ hasText: user.email })).toBeVisible();
      await expect(option).toHaveCount(1);
      await expect(option).toHaveText(new RegExp(`${user.email}$`));
      await expectToFitAtEveryWidth(page);
      await page.keyboard.press('Enter');

      await expect(page.getByText(`@${user.username}`, { exact: true })).toBeVisible();
      await expectToFitAtEveryWidth(page);
      await page.getByRole('button', { name: 'Suspend', exact: true }).click();
      const dialog = page.getByRole('dialog');
      const question = dialog.getByRole('heading');
      await expect(question).toBeVisible();
      const [verb = 0, end = 0] = await placesOf(question, ['Suspend', '?']);
      expect(verb).toBeLessThan(end);
      await expectToFitAtEveryWidth(page);
      await dialog.getByLabel('Reason').fill(names['a long word']);
      await dialog.getByRole('button', { name: 'Suspend' }).click();

      await expect(dialog).toHaveCount(0);
      await expectToFitAtEveryWidth(page);
      await page.getByRole('link', { name: 'History' }).click();
      await expect(page.getByText('Suspended').first()).toBeVisible();
      await expectToFitAtEveryWidth(page);
      await page.goto(`/admin/audit?q=${user.username}`);
      await page.getByRole('row').getByRole('link').first().click();
      await expect(page.getByRole('dialog', { name: /^Entry/ })).toBeVisible();
      await expectToFitAtEveryWidth(page);
    });
  }
});
