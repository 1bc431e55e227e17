import { expect, test } from '@jest/globals';
import { advertisingMailboxes, isAdvertisingChoice } from './advertising.ts';
import { messages } from './messages.ts';

test('every choice has a mailbox of its own, and a name in both languages', () => {
  const choices = Object.keys(advertisingMailboxes);

  expect(new Set(Object.values(advertisingMailboxes)).size).toBe(choices.length);
  expect(Object.keys(messages.en.advertising.choices)).toEqual(choices);
  expect(Object.keys(messages.fr.advertising.choices)).toEqual(choices);
});

test('only the choices on offer are taken', () => {
  expect(isAdvertisingChoice('britishColumbia')).toBe(true);
  expect(isAdvertisingChoice('toString')).toBe(false);
  expect(isAdvertisingChoice('')).toBe(false);
});
