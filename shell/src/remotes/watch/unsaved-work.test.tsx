import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { dismissNotice, notify, readNotices } from '@camp/shell-api';
import { fireEvent } from '@testing-library/react';
import { hasUnsavedInput, hasUnsavedWork, watchInput } from './unsaved-work.ts';

beforeAll(watchInput);

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  for (const { id } of readNotices()) dismissNotice(id);
});

test('a page on which nothing is going on may be left', () => {
  document.body.innerHTML = '<main>Tents</main><audio></audio>';

  expect(hasUnsavedWork()).toBe(false);
});

function play() {
  const audio = document.createElement('audio');
  Object.defineProperty(audio, 'paused', { value: false });
  document.body.append(audio);
}

test.each([
  ['a song that plays', play],
  ['an open dialog', () => show('<div role="dialog"></div>')],
  ['an unread notice', () => notify({ tone: 'success', text: 'Saved.', stays: true })],
  ['a lost network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('%s keeps the page', (_what, happens) => {
  happens();

  expect(hasUnsavedWork()).toBe(true);
});

function show(html: string): (selector: string) => Element {
  document.body.innerHTML = html;
  return (selector) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
}

const write = (element: Element) => fireEvent.input(element, { target: { value: '5' } });

test.each([
  ['a field of a form', '<form><input></form>'],
  ['a lone text field', '<input type="text">'],
  ['a lone text area', '<textarea></textarea>'],
])('text in %s is unsaved', (_name, html) => {
  const find = show(html);
  expect(hasUnsavedInput()).toBe(false);

  write(find('input, textarea'));

  expect(hasUnsavedInput()).toBe(true);
});

test('a ticked box of a form is unsaved', () => {
  fireEvent.click(show('<form><input type="checkbox"></form>')('input'));

  expect(hasUnsavedInput()).toBe(true);
});

test.each([
  ['a search field', '<form><input type="search"></form>'],
  ['a filter', '<search><input type="text"></search>'],
  ['a slider', '<section><input type="range"></section>'],
  ['a row to choose', '<table><tr><td><input type="checkbox"></td></tr></table>'],
])('what is done with %s is not', (_name, html) => {
  write(show(html)('input'));

  expect(hasUnsavedInput()).toBe(false);
});

test.each(['submit', 'reset'] as const)('a form is clean again after its %s', (event) => {
  const find = show('<form><input></form><form id="other"><input></form>');
  write(find('input'));

  fireEvent[event](find('form'));
  expect(hasUnsavedInput()).toBe(false);

  write(find('#other input'));
  fireEvent[event](find('form'));
  expect(hasUnsavedInput()).toBe(true);
});

test('a form that has left the page keeps nothing back', () => {
  const find = show('<form><input></form>');
  write(find('input'));

  find('form').remove();

  expect(hasUnsavedInput()).toBe(false);
});
