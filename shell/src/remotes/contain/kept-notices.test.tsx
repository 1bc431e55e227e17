import { afterEach, expect, test } from '@jest/globals';
import { dismissNotice, notify, readNotices } from '@camp/shell-api';
import { keepNotices, showKeptNotices } from './kept-notices.ts';

const dismissAll = () => readNotices().forEach(({ id }) => dismissNotice(id));
const shown = () => readNotices().map(({ tone, text, stays }) => ({ tone, text, stays }));

afterEach(() => {
  dismissAll();
  sessionStorage.clear();
});

test('notices of one document are shown in the next, once', () => {
  notify({ tone: 'success', text: 'Saved.' });
  notify({ tone: 'info', text: 'You were logged out.', stays: true });
  const told = shown();

  keepNotices();
  dismissAll();
  showKeptNotices();
  expect(shown()).toEqual(told);

  dismissAll();
  showKeptNotices();
  expect(shown()).toEqual([]);
});

test.each(['{', '[{"tone":"loud","text":"Mine"}]', '[{"tone":"info","text":{}}]', '7'])(
  'what a page has written there, such as %s, shows nothing and breaks nothing',
  (text) => {
    sessionStorage.setItem('campbc:notices', text);

    showKeptNotices();

    expect(shown()).toEqual([]);
  },
);
