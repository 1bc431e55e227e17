import { expect, test } from '@jest/globals';
import type { DeclaredExtension, DeclaredSlot } from '#document/extension.ts';
import { type Breaking, type Change, newEntry, refusalsAfter, rowsOf } from './draft.fixture.ts';

const hubSlot: DeclaredSlot = {
  name: 'account/hub-cards',
  pages: ['hub'],
  data: { town: 'string' },
};
const tile: DeclaredExtension = {
  slot: hubSlot.name,
  module: 'hub',
  order: 1,
  access: 'signed-in',
  data: { town: 'string' },
};

const declares =
  (more: Partial<DeclaredSlot>): Change =>
  ({ account }) =>
    account.slots?.push({ ...hubSlot, name: 'account/side', ...more });
const extending =
  (more: Partial<DeclaredExtension>): Change =>
  ({ account }) => {
    account.extensions = [{ ...tile, ...more }];
  };

/** Each is refused for one reason: its code, and what its sentence must name. */
const breaking: Breaking = {
  SLOT_UNKNOWN: {
    'extends a slot that no app has': [
      'adds hub to the slot public/corner',
      extending({ slot: 'public/corner' }),
    ],
  },
  SLOT_REMOVED: {
    'takes a slot away that another remote extends': [
      'remote-public adds map-card to the slot account/hub-cards',
      ({ account }) => (account.slots = []),
    ],
  },
  SLOT_CHANGED: {
    'no longer gives what an extension reads': [
      'reads town as string',
      ({ account }) => (account.slots = [{ ...hubSlot, data: {} }]),
    ],
    'reads what the slot gives as something else': [
      'reads town as number, which the slot gives as string',
      extending({ data: { town: 'number' } }),
    ],
  },
  SLOT_WRONG: {
    'declares a slot under the name of another app': [
      'must begin with account/',
      declares({ name: 'public/corner' }),
    ],
    'declares one twice': ['account/hub-cards twice', declares(hubSlot)],
    'declares one on a page it lacks': ['a page it lacks, shed', declares({ pages: ['shed'] })],
    'declares one on a page that is rendered ahead': [
      'account/side on /faq, which is rendered ahead',
      (draft) => {
        draft.account.prerenderer = 'p.cjs';
        draft.account.files['p.cjs'] = draft.account.files[newEntry] ?? '';
        draft.account.pageFiles['faq'] = draft.account.pageFiles['hub'] ?? [];
        draft.account.routes.push({ path: '/faq', page: 'faq', access: 'anyone', prerender: true });
        declares({ pages: ['faq'] })(draft);
      },
    ],
  },
  EXTENSION_WRONG: {
    'depends on what the slot does not give': ['when size is 3', extending({ when: { size: 3 } })],
    'depends on a value of another kind': ['when town is 7', extending({ when: { town: 7 } })],
    'has no title in a slot that opens one at a time': [
      'account/hub-cards, which shows each under its title, but has none. Declare its title',
      (draft) => {
        draft.account.slots = [{ ...hubSlot, opensBy: 'tab' }];
        delete draft.live.remotes['public']?.extensions;
        extending({})(draft);
      },
    ],
    'opens one at a time what the live remote has no title for': [
      'remote-public adds map-card to the slot account/hub-cards, which shows each under its title',
      ({ account }) => (account.slots = [{ ...hubSlot, opensBy: 'tab' }]),
    ],
    'has no file for it': [
      'nothing extends account/hub-cards but has no file',
      extending({ module: 'nothing' }),
    ],
  },
};

test.each(rowsOf(breaking))(
  'a candidate that %s is refused: %s [slots-5]',
  (_claim, code, named, change) => {
    const refusals = refusalsAfter(change);

    expect(refusals).toEqual([{ code, message: expect.stringContaining(named) }]);
  },
);
