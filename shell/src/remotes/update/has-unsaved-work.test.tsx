import { afterEach, expect, test } from '@jest/globals';
import { dismissNotice, notify, readNotices } from '@camp/shell-api';
import { hasUnsavedWork } from './has-unsaved-work.ts';

afterEach(() => {
  document.body.replaceChildren();
  for (const { id } of readNotices()) dismissNotice(id);
});

test('a page on which nothing is going on may be left', () => {
  document.body.innerHTML = '<main>Tents</main><audio></audio>';

  expect(hasUnsavedWork()).toBe(false);
});

test('a song that plays keeps the page', () => {
  const audio = document.createElement('audio');
  Object.defineProperty(audio, 'paused', { value: false });
  document.body.append(audio);

  expect(hasUnsavedWork()).toBe(true);
});

test('an open dialog keeps the page', () => {
  document.body.innerHTML = '<div role="dialog"></div>';

  expect(hasUnsavedWork()).toBe(true);
});

test('a notice that was not read yet keeps the page', () => {
  notify({ tone: 'success', text: 'Saved.', stays: true });

  expect(hasUnsavedWork()).toBe(true);
});

test('without a network the page stays', () => {
  const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });

  expect(hasUnsavedWork()).toBe(true);
  if (onLine) Object.defineProperty(navigator, 'onLine', onLine);
});
