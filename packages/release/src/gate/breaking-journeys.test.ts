import { type Journey, journeySchema } from '@camp/contracts/site/journey';
import { expect, test } from '@jest/globals';
import { type Breaking, type Change, refusalsAfter, rowsOf } from './draft.fixture.ts';

const journey: Journey = {
  name: 'a member looks at the hub',
  as: 'member',
  at: '/hub',
  steps: [{ press: 'link', named: 'Hub' }, { see: 'Hello' }],
};

const brings =
  (...journeys: Journey[]): Change =>
  ({ account }) => {
    account.journeys = journeys;
  };

const { as: _as, ...signedOut } = journey;

/** Each is refused for one reason: its code, and what its sentence must name. */
const breaking: Breaking = {
  JOURNEY_WRONG: {
    'brings a journey that begins on no page': [
      '"a member looks at the hub" begins at /hut, where it has no page',
      brings({ ...journey, at: '/hut' }),
    ],
    'brings a journey that begins on a page of another app': [
      'begins at /about, where it has no page',
      brings({ ...journey, at: '/about' }),
    ],
    'brings a journey of someone who may not be where it begins': [
      'begins at /hub, which someone signed out may not open',
      brings(signedOut),
    ],
  },
  TOO_MANY: {
    'brings too many journeys': [
      'has 11 journeys; at most 10',
      brings(...Array.from({ length: 11 }, () => journey)),
    ],
  },
};

test.each(rowsOf(breaking))(
  'a candidate that %s is refused: %s [gate-4]',
  (_claim, code, named, change) => {
    expect(refusalsAfter(change)).toEqual([{ code, message: expect.stringContaining(named) }]);
  },
);

test('journeys that come and go are no reason to refuse', () => {
  expect(refusalsAfter(brings(journey, { ...journey, at: '/hub?from=bar' }))).toEqual([]);
});

test.each([
  ['without a step', { steps: [] }],
  ['of more than twenty steps', { steps: Array.from({ length: 21 }, () => ({ see: 'Hello' })) }],
  ['with a step that is none', { steps: [{ wait: 5 }] }],
  ['with two steps in one', { steps: [{ see: 'Hello', goBack: true }] }],
  ['that presses what cannot be pressed', { steps: [{ press: 'heading', named: 'Hub' }] }],
  ['that looks for nothing', { steps: [{ see: '' }] }],
  ['of no role', { as: 'camper' }],
  ['that begins on another site', { at: 'https://camp.example/' }],
])('a journey %s does not fit [gate-4]', (_claim, wrong) => {
  expect(journeySchema.safeParse(journey).success).toBe(true);
  expect(journeySchema.safeParse({ ...journey, ...wrong }).success).toBe(false);
});
