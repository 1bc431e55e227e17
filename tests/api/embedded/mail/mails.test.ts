import { freePort } from '#infra/site/ports.ts';
import { expect, test } from '@jest/globals';
import {
  newMember,
  newVisitor,
  query,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { goodPassword } from '#tests/support/people/build-user.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { MailServer } from '#tests/support/servers/mail-server.ts';
import { roundPasses } from '#tests/support/servers/metrics.ts';
import { startApi } from '#infra/test-servers/api-process.ts';
import { until } from '#infra/test-servers/programs.ts';

type Language = 'en' | 'fr';

/** Makes a verified member who has chosen a language, signed in. */
async function memberIn(language: Language) {
  const member = newMember();
  const visitor = newVisitor();
  visitor.cookies.set('campbc_language', language);
  const { body } = await visitor.post('/api/auth/register', member);
  const { id } = body['user'] as { id: number };
  await query('UPDATE users SET email_verified = 1 WHERE id = ?', [id]);
  await signIn(visitor, member);
  return { ...member, id, visitor };
}

const mail = (email: string, words: string) => mailAbout(underTest.inboxUrl, email, words);

const subjects = {
  en: {
    verification: 'Confirm your email for CampBC',
    reset: 'Set a new password for CampBC',
    changed: 'Your CampBC password was changed',
    deleted: 'Your CampBC account was deleted',
  },
  fr: {
    verification: 'Confirmez votre adresse courriel pour CampBC',
    reset: 'Choisissez un nouveau mot de passe pour CampBC',
    changed: 'Le mot de passe de votre compte CampBC a changé',
    deleted: 'Votre compte CampBC a été supprimé',
  },
} as const;

test.each(['en', 'fr'] as const)(
  'every mail to somebody who reads %s is in that language [product-3]',
  async (language) => {
    const { visitor, ...member } = await memberIn(language);
    const words = subjects[language];

    await newVisitor().post('/api/auth/forgot-password', { email: member.email });
    const currentPassword = goodPassword;
    const newPassword = 'Quiet-Lake-2031';
    await visitor.post('/api/auth/change-password', { currentPassword, newPassword });
    await signIn(visitor, { ...member, password: newPassword });
    await visitor.post('/api/account/delete', { password: newPassword });

    for (const subject of Object.values(words)) {
      const { text, html, from } = await mail(member.email, subject);
      expect(from).toBe('no-reply@campbc.example');
      expect(html).toContain(`<html lang="${language}">`);
      expect(text).toContain(member.username);
      expect(text).toContain(language === 'fr' ? 'raconté par ceux qui y vont' : 'found by people');
      expect(text.includes('\u00A0')).toBe(language === 'fr');
    }
  },
);

test.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', subjects.fr.verification],
  ['de, fr;q=0.5', subjects.fr.verification],
  ['de', subjects.en.verification],
  ['*', subjects.en.verification],
  ["'; DROP TABLE users; --", subjects.en.verification],
])('without a choice the browser’s languages decide: %s [product-3]', async (accepted, subject) => {
  const member = newMember();

  await newVisitor().post('/api/auth/register', member, {
    headers: { 'accept-language': accepted },
  });

  expect((await mail(member.email, subject)).subject).toBe(subject);
});

test.each(['de', '%E0%A4%A', '"fr"', ''])('the language cookie %p is no choice', async (choice) => {
  const member = newMember();
  const visitor = newVisitor();
  visitor.cookies.set('campbc_language', choice);

  const { status } = await visitor.post('/api/auth/register', member);

  expect(status).toBe(200);
  expect(await mail(member.email, subjects.en.verification)).toBeTruthy();
});

test('a first name of several lines is refused, and nothing is mailed', async () => {
  const member = { ...newMember(), firstname: 'Kim\nBcc: all@mail.example' };

  const { status, body } = await newVisitor().post('/api/auth/register', member);

  expect(status).toBe(422);
  expect(body).toHaveProperty('fields.firstname');
});

test('one mail that a mail server is slow to take holds up none of the others', async () => {
  const server = new MailServer();
  server.mood = 'hang';
  await server.listen();
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
  const port = await freePort();
  const api = await startApi({ environment: { SMTP_URL, METRICS_PORT: String(port) } });

  const visitors = Array.from({ length: 6 }, () => new Visitor(api.url));
  await Promise.all(visitors.map((visitor) => visitor.post('/api/auth/register', newMember())));

  await until(async () => server.connections > 4, 'Five mails are on their way');
  await roundPasses('outbox', port);
  expect(server.connections).toBe(5);
  await server.close();
  await api.service.stop();
});
