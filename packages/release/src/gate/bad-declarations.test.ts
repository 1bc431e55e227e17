import { expect, test } from '@jest/globals';
import { days, tile } from '#declarations.fixture.ts';
import type { DeclaredExtension } from '#document/extension.ts';
import { type Change, page, refusalsAfter } from './draft.fixture.ts';

/* Mistakes in manifests about extensions and settings: each is refused with app, what is wrong, and what to do. */

const adding =
  (...extensions: Partial<DeclaredExtension>[]): Change =>
  ({ account }) => {
    account.extensions = extensions.map((more) => ({ ...tile, ...more }));
  };
const sets =
  (more: Partial<typeof days> | object): Change =>
  ({ account }) => {
    account.settings = {
      app: 'account',
      declared: { days: { ...days, ...more } },
    };
  };
/** An extension by a module that there is a file for. */
const named =
  (module: string): Change =>
  (draft) => {
    adding({ module })(draft);
    draft.account.pageFiles[module] = draft.account.pageFiles['hub'] ?? [];
  };

test.each<[string, Change, code: string, sentence: string]>([
  [
    'extends a slot twice by one module',
    adding({}, { order: 2 }),
    'EXTENSION_WRONG',
    'remote-account adds hub to the slot account/hub-cards twice. Declare it once.',
  ],
  [
    'extends a slot by a module of JavaScript',
    adding({ module: 'constructor' }),
    'EXTENSION_WRONG',
    'constructor extends account/hub-cards but has no file',
  ],
  [
    'reads a value of JavaScript',
    adding({ data: { constructor: 'string' as const } }),
    'SLOT_CHANGED',
    'reads constructor as string, which the slot does not give.',
  ],
  [
    'depends on a value of JavaScript',
    adding({ when: { constructor: 'x' } }),
    'EXTENSION_WRONG',
    'when constructor is "x", but it is not given.',
  ],
  [
    'depends on a value that it does not read',
    adding({ when: { town: 'Hope' } }),
    'EXTENSION_WRONG',
    'when town is "Hope", but it is not given.',
  ],
  [
    'extends a slot of JavaScript',
    adding({ slot: 'account/constructor' }),
    'SLOT_UNKNOWN',
    'account/constructor, which no app has',
  ],
  [
    'extends a slot 41 times',
    adding(...Array.from({ length: 41 }, () => ({}))),
    'TOO_MANY',
    'remote-account has 41 extensions; at most 40',
  ],
  [
    'has a page of JavaScript',
    ({ account }) => account.routes.push(page('/x', { page: 'constructor' })),
    'PAGE_MISSING',
    'the page constructor but has no file',
  ],
  [
    'has an extension with capitals',
    named('hubCard'),
    'SETTING_WRONG',
    'remote-account: extension/hubCard is no name of a switch, so no one could switch it off. Use',
  ],
  [
    'has an extension of 61 letters',
    named('h'.repeat(61)),
    'SETTING_WRONG',
    'no one could switch it off',
  ],
  [
    'has 1,000 settings',
    ({ account }) =>
      (account.settings = {
        app: 'account',
        declared: Object.fromEntries(
          Array.from({ length: 1_000 }, (_, index) => [`s${index}`, days]),
        ),
      }),
    'TOO_MANY',
    'remote-account has 1000 settings; at most 40',
  ],
  [
    'has a setting without values',
    sets({ minimum: 9 }),
    'SETTING_WRONG',
    'the setting days has a minimum of 9 above its maximum of 7.',
  ],
  [
    'has a setting without a French name',
    sets({ label: { en: 'Days', fr: '' } }),
    'SETTING_WRONG',
    'the setting days has no name on screen in French.',
  ],
  [
    'has a setting with a name of spaces',
    sets({ label: { en: '  ', fr: 'Jours' } }),
    'SETTING_WRONG',
    'the setting days has no name on screen in English.',
  ],
  [
    'has a flag that is neither',
    sets({ kind: 'flag', default: 'yes' }),
    'SETTING_WRONG',
    'the setting days has the default yes, which',
  ],
])('a candidate that %s is refused [slots-5, app-settings-5]', (_claim, change, code, sentence) => {
  const refusals = refusalsAfter(change);

  expect(refusals).toContainEqual({ code, message: expect.stringContaining(sentence) });
});

test.each<[string, Change]>([
  ['extends a slot of its own', adding({})],
  [
    'extends two slots by one module',
    (draft) => {
      draft.account.slots?.push({ name: 'account/side', pages: ['hub'], data: {} });
      adding({}, { slot: 'account/side' })(draft);
    },
  ],
  ['has a setting of one number', sets({ minimum: 3, maximum: 3 })],
  [
    'has a setting that is called constructor',
    ({ account }) => (account.settings = { app: 'account', declared: { constructor: days } }),
  ],
])('a candidate that %s passes', (_claim, change) => {
  expect(refusalsAfter(change)).toEqual([]);
});
