import { readFileSync } from 'node:fs';
import { passwordRules, usernameSchema } from '@camp/contracts/account/auth';
import { flag } from '@camp/contracts/account/users';
import { brand } from '@camp/contracts/site/brand';
import { rankOf, roles } from '@camp/contracts/site/roles';
import { expect, test } from '@jest/globals';
import {
  codeSpansIn,
  elsewhereInSpecification,
  sentencesToTheLetter,
  specification,
  textsToTheLetter,
} from '#tests/support/contract/to-the-letter.ts';
import {
  isTextOfCode,
  lengthsTaken,
  listIn,
  numberIn,
  numbersIn,
  secondsIn,
} from '#tests/support/contract/found-in-code.ts';

const shell = 'shell/src';
const { version: versionText } = JSON.parse(readFileSync(`${shell}/layout/en.json`, 'utf8')) as {
  version: string;
};
const account = 'remote-account/src';
const admin = 'remote-admin/src/features';
const site = 'remote-public/src/features';
const code = `${account}/second-factor/code.ts`;
const codes = 'services/api/src/secrets/recovery-code.ts';
const lifetimes = 'services/api/src/tokens/lifetimes.ts';
const tokens = 'packages/ui/src/styles/tokens.css';
const frame = 'services/edge/src/store/frame-script.ts';
const errors = `${account}/forms/error-catalogue.ts`;
const verification = `${account}/features/verify-email/verification.ts`;

const hours = numberIn(lifetimes, '  idle: # * hour');
const idle = numberIn(`${shell}/session/inactivity.ts`, 'timeoutMs = #');
const looks = secondsIn(`${shell}/session/inactivity.ts`, 'checkIntervalMs = #');
const dark = numberIn(`${shell}/layout/Navbar.tsx`, 'darkensPastPx = #');
const menu = Math.ceil(
  numberIn(`${shell}/layout/Navbar.module.css`, '(max-width: #px) {\n  .content {\n    flex'),
);
const quick = numberIn(tokens, '--motion-menu: #s');
const gentle = numberIn(tokens, '--motion-dialog: #s');
const arrival = numberIn(tokens, '--motion-arrival: #s');
const top = numberIn(`${shell}/features/back-to-top/BackToTop.tsx`, 'appearsPastPx = #');
const end = numberIn(`${shell}/features/theme-song/usePlayerPlace.ts`, 'footerOverlapPx = #');
const [shortName, longName] = lengthsTaken((text) => usernameSchema.safeParse(text).success);
const lengthRule = passwordRules.find(({ id }) => id === 'length');
const [password] = lengthsTaken((text) => lengthRule?.isMet(text) ?? false);
const digits = numberIn(code, 'codeLength = #');
const codeInput = numberIn(code, 'codeInputLimit = #');
const challengeInput = numberIn(code, 'challengeInputLimit = #');
const dash = numberIn(code, 'groupLength = #');
const step = numberIn('services/api/src/secrets/totp.ts', 'stepSeconds = #');
const group = numberIn(codes, 'groupLength = #');
const groups = Array.from({ length: numberIn(codes, 'groupsPerCode = #') }, () => group);
const rest = numberIn(`${account}/features/resend-verification/useCooldown.ts`, 'Seconds = #');
const resend = numberIn(lifetimes, 'resendCooldown: # * second');
const toLogin = secondsIn(
  `${account}/features/reset-password/ResetPasswordPage.tsx`,
  'AfterMs = #',
);
const copied = secondsIn(`${account}/second-factor/RecoveryCodes.tsx`, 'ForMs={#}');
const byStaff = secondsIn(`${admin}/staff-users/second-factor/RecoveryCodes.tsx`, 'ForMs={#}');
const patience = secondsIn(`${site}/store/StoreFrame.tsx`, 'patienceMs = #');
const [grid, row, list, table] = numbersIn(frame, 'views=grid(#,#) list(#) table(#)');
const categories = numberIn(frame, 'categoriesPerRow=#');
const regions = await listIn(`${site}/regions/regions.ts`, 'regions');
const provinces = regions.filter(({ kind }) => kind === 'province').length;
const onRegions = numberIn(`${site}/regions/RegionsPage.tsx`, 'columns={#}');
const onContact = numberIn(`${site}/contact/ContactPage.tsx`, '<RegionGrid columns={#}');
const emergencies = await listIn(`${site}/alerts/resources.ts`, 'resources');
const entries = numberIn(`${admin}/audit/audit.queries.ts`, 'pageSize = #');
const typing = numberIn(`${admin}/audit/filters/audit-filter.ts`, 'typingPauseMs = #');
const decimals = numberIn(`${admin}/billing/amount.ts`, '3 : #;');
const created = numberIn(`${admin}/billing/RecentSessions.tsx`, 'created * #)');
const side = numberIn(`${account}/features/profile/ProfileForm.tsx`, 'pictureSize = #');
const flags = [0, 1, 2].filter((value) => flag.safeParse(value).success);
const change = `${admin}/staff-users/actions/user-action.ts`;
const [bought, paid] = numbersIn(change, 'is_subscriber: #, is_paid: #');
const shown = numberIn('packages/contracts/src/client/client.ts', 'text.length < #');
const [refused, forbidden] = numbersIn(`${shell}/session/session-store.ts`, '[#, #].includes');
const [wrong, expired] = numbersIn(errors, '{ #: texts.wrongCode, #: texts.sessionExpired }');
const taken = numberIn(errors, '{ #: inUse }');
const gone = numberIn(verification, 'TOKEN_EXPIRED|HTTP_#');
const invalid = numberIn(verification, 'TOKEN_INVALID|HTTP_#');
const unknown = numberIn(`${site}/profile/find-profile.ts`, '[#, 422].includes');
const columns = readFileSync('packages/ui/src/data/RecoveryCodes.module.css', 'utf8')
  .match(/repeat\(5, auto\) \/ (.+);/)?.[1]
  ?.split(' ').length;

/**
 * Sentences of docs/specification.md#numbers-to-the-letter as they follow from the code, and those that say the
 * same elsewhere in the specification.
 */
const sentences: Record<string, [sentence: string, ...elsewhere: string[]]> = {
  'sign-out without activity': [
    `${hours} hours (${idle.toLocaleString('en')} ms), looked at every ${looks} s`,
    `After ${hours} hours without mouse, key, scroll or touch in any tab, looked at every ${looks} s`,
  ],
  'navigation bar': [
    `dark past ${dark} px, menu below ${menu} px, menu animations ${gentle} s and ${quick} s`,
    `turns dark past ${dark} px of scrolling, and becomes a menu that opens and closes below a width of ${menu} px`,
  ],
  'back to top': [`past ${top} px`, `A button that appears past ${top} px of scrolling.`],
  'theme song moves up': [
    `within ${end} px of the end`,
    `moves up while the page is within ${end} px of its end`,
  ],
  'page transition': [`${arrival} s`, `fades and slides in for ${arrival} s`],
  username: [
    `${shortName}–${longName} characters`,
    `| ${shortName}–${longName} letters, digits, dots or underscores |`,
  ],
  password: [
    `${password} characters or more`,
    `| ${password} characters or more, with an uppercase letter`,
    `\`Password must be at least ${password} characters.\``,
  ],
  'code of the second factor': [
    `${digits} digits, about every ${step} s`,
    `Codes have ${digits} digits and change about every ${step} s.`,
    `a code: ${digits} digits, else`,
  ],
  input: [
    `${codeInput} characters in the code step, ${challengeInput} in the challenge`,
    `${digits} digits once spaces are removed, opens its button at ${digits} characters, holds no more than ${codeInput},`,
    `no more than ${challengeInput} are held`,
  ],
  'recovery code': [
    `${groups.join(' + ')} characters of A–Z and 2–9`,
    `of ${group} characters joined by`,
    `A recovery code has ${group * groups.length} characters`,
  ],
  'asking for a verification or reset mail again': [
    `every ${resend} s`,
    `The button rests for ${rest} s and counts down.`,
  ],
  'to `/login` after a reset': [`${toLogin} s`, `leads to \`/login\` after ${toLogin} s`],
  'a copy is confirmed': [
    `${copied} s, for staff ${byStaff} s`,
    `A copy is confirmed for ${copied} s.`,
    `A copy is confirmed for ${byStaff} s.`,
  ],
  store: [
    `${patience} s to appear; grid ${grid} and ${row} to a row, list ${list}, table ${table}, categories ${categories} to a row`,
    `may take up to ${patience} s to appear`,
    `Grid of ${grid} products with ${row} to a row, list of ${list}, table of ${table}, categories ${categories} to a row.`,
  ],
  regions: [
    `${regions.length} (${provinces} provinces, ${regions.length - provinces} territories), ${onRegions} to a row, ${onContact} on the contact page`,
    `${regions.length} cards in one grid, ten provinces and three territories, British Columbia first, ${onRegions} to a row`,
    `${regions.length} region cards in one grid, British Columbia first, ${onContact} to a row`,
  ],
  'audit log': [
    `${entries} events, filter delay ${typing} ms`,
    `that waits ${typing} ms`,
    `The page starts with ${entries} events.`,
    `\`GET /api/admin/audit-logs?limit=${entries}\``,
  ],
  amounts: [
    `\`amount_total\` divided by ${10 ** decimals}, ${decimals} decimals; \`created\` times ${created}`,
    `divided by ${10 ** decimals}, with ${decimals} decimals`,
  ],
  'picture without an address': [`${side}×${side}`, `a placeholder of ${side}×${side} is shown`],
  'version text': [versionText.replace(/\D+/, ''), `\`${versionText}\``],
  'dash of a recovery code': [`added after the ${dash}th character`],
  'recovery codes on the page': [
    `in ${columns} columns`,
    `shows the recovery codes in ${columns} columns`,
  ],
  ranks: [
    roles.map((role) => `\`${role}\` ${rankOf(role)}`).join(', '),
    ...roles.map((role) => `| \`${role}\` | ${rankOf(role)} |`),
  ],
  'flags of a user': [flags.join(' or '), `(each ${flags.join(' or ')};`],
  'a subscriber is made, and removed': [
    `both flags ${bought}, and both ${flags[0]}`,
    `sets \`is_subscriber\` and \`is_paid\` to ${paid}`,
    `Removing sets both to ${flags[0]}`,
  ],
  'emergency cards': [`${emergencies.length}`],
  'body of an error that is shown as it is': [
    `under ${shown} characters`,
    `fewer than ${shown} characters`,
  ],
  'answers by which the session ends': [
    `${refused} and ${forbidden}`,
    `A ${refused} or ${forbidden} leads to one refresh`,
  ],
  'answers of the challenge': [
    `${wrong} for a wrong code, ${expired} for a session that has expired`,
    `A challenge with status ${wrong}: `,
    `A challenge with status ${expired}: `,
  ],
  'answer to a taken name or address': [
    `${taken}`,
    `status ${taken}: \`That email or username is already in use.\``,
  ],
  'answers to a verification link': [
    `\`HTTP_${gone}\` if expired, \`HTTP_${invalid}\` if invalid`,
    `the message contains \`TOKEN_EXPIRED\` or \`HTTP_${gone}\``,
    `the message contains \`TOKEN_INVALID\` or \`HTTP_${invalid}\``,
  ],
  'answer to an unknown username': [`${unknown}`, `| \`user\`; ${unknown} without one |`],
};

test.each(Object.entries(sentences))(
  'the specification says what the code has: %s [letter-1, numbers-letter-1]',
  (name, [sentence, ...elsewhere]) => {
    const said = sentencesToTheLetter.get(name) ?? '';

    expect(said.slice(0, sentence.length)).toBe(sentence);
    expect(said.slice(sentence.length)).toMatch(/^$|^[,;] /);
    expect(elsewhere.filter((each) => !specification.includes(each))).toEqual([]);
  },
);

test('each number to the letter is one of the code, and what only a browser can tell is tried in one [letter-1, numbers-letter-1]', () => {
  expect([...sentencesToTheLetter.keys()]).toEqual(Object.keys(sentences));
  const rows = readFileSync('tests/browser/public/contact.spec.ts', 'utf8');
  expect(rows).toContain("numbersToTheLetter('regions')");
});

/** True for calls, codes and the like, and for examples of texts with numbers filled in. */
const isNoText = (span: string) =>
  !/^[A-Z]|\s/.test(span) || /^[A-Z]+ \/|^[A-Z_]+$|\d|^Retry-After$/.test(span);

test('each quoted text of the specification is a text of the code [letter-2]', () => {
  const quoted = codeSpansIn(elsewhereInSpecification).filter((span) => !isNoText(span));

  expect(quoted.length).toBeGreaterThan(150);
  expect(quoted.filter((text) => !isTextOfCode(text))).toEqual([]);
});

test('each text to the letter is a text of the code, and stands where its page is described [letter-1, texts-letter-1, texts-letter-2, texts-letter-3, texts-letter-4, texts-letter-5, texts-letter-6, texts-letter-7, texts-letter-8, texts-letter-9, texts-letter-10, texts-letter-11]', () => {
  const texts = [...textsToTheLetter];
  const withoutPrefix = (text: string) => text.replace(brand.filePrefix, '{prefix}');

  expect(texts).toHaveLength(131);
  expect(texts.filter((text) => !isTextOfCode(withoutPrefix(text)))).toEqual([]);
  expect(texts.filter((text) => !elsewhereInSpecification.includes(`\`${text}\``))).toEqual([]);
});
