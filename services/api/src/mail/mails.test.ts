import { hostileNames, steering } from '@camp/contracts/account/hostile-names.fixture';
import { visibleName } from '@camp/contracts/site/visible-name';
import { expect, test } from '@jest/globals';
import { type Recipient, recipientOf } from './recipient.ts';
import type { User } from '#models/user.ts';
import * as mails from './mails.ts';
import { canaryEndedMail, releaseDoubtedMail, releaseTakenBackMail } from './release-mails.ts';
import { type MailContent, renderMail } from './render-mail.ts';

const site = 'https://camp.example';
const verifyLink = `${site}/verify-email?token=abc`;
const at = new Date('2026-07-01T20:05:00Z');
const signIn = { device: 'Firefox', ip: '192.0.2.7', at, link: '/settings' };

const removed = { hasAuthenticator: true, passkeys: 2, hasCodes: true };
const waiver = { until: at, hasFactor: true };
const endedCanary = { apps: ['shell'], visitors: 22, failures: 19 };
const takenBack = { apps: ['shell'], since: { visitors: 25, failures: 24 } };
const doubted = {
  apps: ['shell'],
  isKept: false,
  places: 25,
  failures: 24,
  regulars: 0,
  networks: 9,
  providers: 6,
};
const ofOneProvider = { ...doubted, regulars: 24, providers: 1 };
const renamed = { fields: ['username' as const, 'firstname' as const], username: 'kim <b>' };

const letters: [string, (recipient: Recipient) => MailContent][] = [
  ['verification', (to) => mails.verificationMail(to, verifyLink)],
  ['reset', (to) => mails.passwordResetMail(to, `${site}/reset-password?token=abc`)],
  ['changed password', mails.passwordChangedMail],
  ['second factor on', mails.secondFactorOnMail],
  ['second factor off', mails.secondFactorOffMail],
  ['second factor reset', (to) => mails.secondFactorResetMail(to, removed)],
  ['pause of the second factor', (to) => mails.secondFactorWaivedMail(to, waiver)],
  [
    'pause without a factor',
    (to) => mails.secondFactorWaivedMail(to, { ...waiver, hasFactor: false }),
  ],
  ['end of such a pause', mails.secondFactorBackMail],
  ['replaced recovery codes', mails.recoveryCodesReplacedMail],
  ['new sign-in', (to) => mails.newSignInMail(to, signIn)],
  ['paused password', mails.passwordPausedMail],
  ['mailed code', (to) => mails.mailedCodeMail(to, '012345')],
  ['guessed codes', (to) => mails.codesGuessedMail(to, signIn)],
  ['lost second factor', (to) => mails.factorRemovalMail(to, { ...signIn, from: at, until: at })],
  ['session that staff ended', (to) => mails.signedOutByStaffMail(to, 2)],
  ['suspension', (to) => mails.suspendedMail(to, { reason: 'Spam <b>', until: at })],
  ['suspension that has no end', (to) => mails.suspendedMail(to, { reason: 'Spam', until: null })],
  ['invitation', (to) => mails.invitationMail(to, `${site}/reset-password?token=abc`)],
  ['password that waits', (to) => mails.resetHeldMail(to, at)],
  ['replaced address', mails.addressReplacedMail],
  ['corrected name', (to) => mails.accountEditedMail(to, { fields: ['lastname'] })],
  ['corrected username', (to) => mails.accountEditedMail(to, renamed)],
  [
    'cleared profile',
    (to) => mails.profileClearedMail(to, { fields: ['display_name', 'bio'], reason: 'Rude <b>' }),
  ],
  ['restored profile', mails.profileRestoredMail],
  ['account that staff deleted', mails.deletedByStaffMail],
  ['address that staff un-verified', (to) => mails.unverifiedMail(to, verifyLink)],
  ['address that staff verified', mails.verifiedByStaffMail],
  ['new role', (to) => mails.roleChangedMail(to, { role: 'mod', signsOut: true })],
  ['lifted suspension', mails.suspensionLiftedMail],
  ['passkey', (to) => mails.passkeyAddedMail(to, 'Phone <b>')],
  ['release', (to) => releaseTakenBackMail(to, takenBack)],
  ['canary that failed', (to) => canaryEndedMail(to, { ...endedCanary, reason: 'failures' })],
  ['canary that was slow', (to) => canaryEndedMail(to, { ...endedCanary, reason: 'load-time' })],
  ['release that newcomers doubt', (to) => releaseDoubtedMail(to, doubted)],
  ['release that is kept', (to) => releaseDoubtedMail(to, { ...doubted, isKept: true })],
  ['release that one network doubts', (to) => releaseDoubtedMail(to, { ...doubted, networks: 1 })],
  ['release that few providers doubt', (to) => releaseDoubtedMail(to, ofOneProvider)],
  ['release that few doubt', (to) => releaseDoubtedMail(to, { ...doubted, regulars: 3 })],
  ['test', mails.testMail],
  ['deleted account', mails.accountDeletedMail],
];

const write = (language: 'en' | 'fr', letter: (recipient: Recipient) => MailContent) =>
  renderMail(letter({ userId: 1, email: 'kim@mail.example', name: 'Kim', language }), site);

test.each(letters)(
  'the mail about a %s says the same in text and HTML, in both languages [product-3]',
  (_about, letter) => {
    const [english, french] = [write('en', letter), write('fr', letter)];

    expect(english.subject).not.toBe(french.subject);
    for (const { to, subject, text, html } of [english, french]) {
      expect(to).toBe('kim@mail.example');
      expect(subject).toMatch(/CampBC/);
      expect(subject.length).toBeLessThan(100);
      expect(text).toContain('Kim');
      expect(text + html).not.toMatch(/undefined|null|NaN|\[object/);
      const paragraphs = text.split('\n\n').filter((part) => !part.includes('\n'));
      for (const part of paragraphs) {
        expect(html).toContain(part.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
      }
    }
    expect(french.html).toContain('<html lang="fr">');
  },
);

test.each(letters.slice(0, -1))(
  'the mail about a %s has a whole address to click',
  (_about, letter) => {
    const { text, html } = write('en', letter);

    const [address = ''] = /https:\S+/.exec(text) ?? [];
    expect(address).toMatch(
      /^https:\/\/camp\.example\/(admin|settings|profile|contact|login|forgot-password|reset-password|verify-email)/,
    );
    expect(html.split(address)).toHaveLength(4);
  },
);

test.each(letters)(
  'the mail about a %s wears the site’s face, by day and by night [product-3]',
  (_about, letter) => {
    const { html } = write('en', letter);

    expect(html).toContain('font:400 16px/26px Figtree,');
    expect(html).toMatch(/<img src="https:\/\/camp\.example\/logo\.png" alt="[^"]*" width="40"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  },
);

test('a list of mails shows what one is about before its greeting, and readers hear it once', () => {
  const { html } = write('en', mails.secondFactorOffMail);

  const [preheader = '', lead = ''] = html.match(/Your account no longer asks[^<]*/g) ?? [];
  expect(preheader).toBe(lead);
  expect(html).toContain(
    `<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>`,
  );
  expect(html.indexOf(preheader)).toBeLessThan(html.indexOf('Hello Kim'));
});

test.each([
  ['en', 'or copy this link'],
  ['fr', 'ou copiez ce lien'],
] as const)(
  'in %s the long address is folded in HTML, and whole in text [product-3]',
  (language, words) => {
    const address = `${site}/reset-password?token=abc`;
    const { html, text } = write(language, (to) => mails.passwordResetMail(to, address));

    const [, folded] = /<details[^>]*>(.*)<\/details>/s.exec(html) ?? [];
    expect(folded).toContain(words);
    expect(folded).toContain(`>${address}</a>`);
    expect(text).toContain(`\n${address}\n`);
  },
);

test('the last mail needs no button', () => {
  expect(write('en', mails.accountDeletedMail).html).not.toContain('<a ');
});

test('a corrected name is said in the mail about it, and a username with what it is now', () => {
  const mailOf = (corrected: Parameters<typeof mails.accountEditedMail>[1]) =>
    write('en', (to) => mails.accountEditedMail(to, corrected)).text;

  const real = mailOf({ fields: ['firstname', 'lastname'] });
  const login = mailOf({ fields: ['username'], username: 'kim2' });

  expect(real).toMatch(/changed this on your account: first name and last name\.(?!.*logged out)/s);
  expect(login).toContain('Your username is now kim2. Every device was logged out');
});

test('French keeps its signs with their words', () => {
  for (const [, letter] of letters) {
    const { subject, text } = write('fr', letter);
    expect(subject + text).not.toMatch(/[ \p{L}][:»](?=\s|$)|\s[;!?]|« /u);
  }
});

test.each([
  [removed, 'the authenticator app, 2 passkeys and the recovery codes'],
  [{ hasAuthenticator: false, passkeys: 1, hasCodes: false }, 'one passkey'],
  [
    { hasAuthenticator: true, passkeys: 0, hasCodes: true },
    'the authenticator app and the recovery codes',
  ],
])('a reset names what was removed: %j [staff-second-factor-3]', (what, words) => {
  const { text } = write('en', (to) => mails.secondFactorResetMail(to, what));

  expect(text).toContain(`Our team removed ${words} from your account`);
});

test('the mail about a changed password says what to do if it was not you', () => {
  const { text } = write('en', mails.passwordChangedMail);

  expect(text).toContain('If it was not you');
  expect(text).toContain(`${site}/forgot-password`);
});

test('a mailed code stands alone, large in HTML and beside the subject in a list of mails', () => {
  const { text, html } = write('en', (to) => mails.mailedCodeMail(to, '012345'));

  expect(text).toContain('\n\n012345\n\n');
  expect(html).toMatch(/<p [^>]*font:600 32px[^>]*>012345<\/p>/);
  expect(html).toMatch(/display:none[^>]*>[^<]* 012345</);
});

test('a sign-in is told in the time of the campgrounds', () => {
  const newSignIn = (to: Recipient) => mails.newSignInMail(to, signIn);

  const french = write('fr', newSignIn);

  expect(write('en', newSignIn).text).toContain('on July 1, 2026 at 1:05 p.m. PDT.');
  expect(french.text).toContain('le 1er juillet 2026 à 13 h 05 HAP.');
  expect(french.html).toContain('Surrey, Colombie-Britannique');
});

test.each([
  ['Zo\u00EB', 'Zo\u00EB'],
  ['\u202EmiK', 'miK'],
  ['\u3164', 'kim.camper'],
  ['\u200B', 'kim.camper'],
  ['Jean-Fran\u00E7ois d\u2019Arc', 'Jean-Fran\u00E7ois d\u2019Arc'],
  ['www.evil.example', 'kim.camper'],
  ['You won! https://evil.example', 'kim.camper'],
  ['<b>Kim</b>', 'kim.camper'],
  [null, 'kim.camper'],
])('somebody whose first name is %j is called %s', (firstname, name) => {
  const user = { email: 'kim@mail.example', firstname, username: 'kim.camper', language: 'en' };

  expect(recipientOf(user as User).name).toBe(name);
});

const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.join('');

test('of two thousand hostile names none adds a tag, a line to the head, or a direction [session-10]', () => {
  const mailTo = (firstname: string) => {
    const user = { email: 'kim@mail.example', firstname, username: 'kim.camper', language: 'en' };
    const letter = mails.passkeyAddedMail(recipientOf(user as User), visibleName(firstname));
    return renderMail(letter, site);
  };
  const usual = tagsOf(mailTo('Kim').html);

  const wrong = hostileNames.filter((name) => {
    const { subject, text, html } = mailTo(name);
    const isHeadLonger = /[\r\n]/.test(subject);
    return tagsOf(html) !== usual || isHeadLonger || steering.test(subject + text + html);
  });

  expect(wrong).toEqual([]);
});
