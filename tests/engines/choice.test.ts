import { expect, test } from '@jest/globals';
import { chosenBy } from './choice.ts';

const journeys = ['the map shows markers', 'a login with a password'].map((name) => ({
  name,
  run: async () => undefined,
}));

test('without a word every journey runs in both engines', () => {
  const chosen = chosenBy([], journeys);

  expect(chosen).toEqual({ engines: ['firefox', 'webkit'], journeys });
});

test('a word chooses an engine or a journey, whatever the case of its letters', () => {
  const chosen = chosenBy(['webkit', 'Login'], journeys);

  expect(chosen).toEqual({ engines: ['webkit'], journeys: journeys.slice(1) });
});

test('a word that no journey has is refused with the names there are', () => {
  const choose = () => chosenBy(['firefox', 'canoe'], journeys);

  expect(choose).toThrow('No journey is called canoe. There are:\n  the map shows markers\n');
});
