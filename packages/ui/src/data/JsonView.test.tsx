import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { JsonView } from './JsonView.tsx';

const long = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`key${at}`, at]));

test('shows a value as the JSON it is, under a name [audit-log-page-1]', () => {
  const value = { 'a "quoted": name': 'x: {y}, [z],', deep: { on: true, at: [1, null] } };

  render(<JsonView value={value} label="Details" />);

  const block = screen.getByRole('group', { name: 'Details' });
  expect(JSON.parse(block.querySelector('pre')?.textContent ?? '')).toEqual(value);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long value starts with its first lines and shows all of them when asked to', () => {
  render(<JsonView value={long} label="Details" collapsedLines={3} />);
  expect(screen.getByText(/key1/)).toBeTruthy();
  expect(screen.queryByText(/key2/)).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: /Show all 32 lines/ }));

  expect(screen.getByText(/key29/)).toBeTruthy();
  const toggle = screen.getByRole('button', { name: /Show less/ });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});

test('a character that would turn the line round is shown as its escape, and the JSON stays the same', () => {
  const value = { name: '\u202Egnp.exe\u200B' };

  render(<JsonView value={value} label="Details" />);

  const text = screen.getByRole('group').querySelector('pre')?.textContent ?? '';
  expect(text).toContain(String.raw`"\u202egnp.exe\u200b"`);
  expect(JSON.parse(text)).toEqual(value);
});

test('nothing at all is null', () => {
  render(<JsonView value={undefined} label="Details" />);

  expect(screen.getByRole('group', { name: 'Details' }).textContent).toBe('null');
});

test('without a frame, what is short takes one line [audit-log-page-1]', () => {
  const value = { next: 'second factor' };

  render(<JsonView look="bare" value={value} label="Details" />);

  const block = screen.getByRole('group', { name: 'Details' });
  expect(block.textContent).toBe('{ "next": "second factor" }');
  expect(block.querySelectorAll('code')).toHaveLength(1);
});
