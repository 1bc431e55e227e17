import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const field = (name: string, value: string, error?: string) => ({
  label: name,
  value,
  error,
});

/** The lines of the checklist while this is typed. */
function linesFor(password: string, error?: string): (string | null)[] {
  render(
    <NewPasswordFields
      password={field('Password', password, error)}
      confirmation={field('Confirm', password)}
    />,
  );
  const list = screen.getByRole('list', { name: 'Password checklist' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test.each(['tent-pegs', 'tent pegs in the rain'])(
  '%s is held to every line [registration-4]',
  (password) => {
    expect(linesFor(password)).toEqual([
      '✓At least 8 characters: done',
      'An uppercase letter: not yet',
      '✓A lowercase letter: done',
      'A number: not yet',
      '✓Passwords match: done',
    ]);
  },
);

test('a refused password is told line by line, and in its sentence to those who hear the field [registration-2]', () => {
  const sentence = 'Password must be at least 8 characters.';

  expect(linesFor('tent', sentence)).toEqual([
    '✕At least 8 characters: missing',
    '✕An uppercase letter: missing',
    '✓A lowercase letter: done',
    '✕A number: missing',
    '✓Passwords match: done',
  ]);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.closest('[data-listed=true]')?.textContent).toContain(sentence);
});

test('a refusal that no line tells shows its sentence', () => {
  linesFor('Sturdy7-tent-pole', 'This password is in use.');

  const frame = screen.getByText('This password is in use.').closest('[data-listed]');
  expect(frame?.getAttribute('data-listed')).toBe('false');
});

test('the checklist follows the first field, before the password is typed again', () => {
  linesFor('');

  const list = screen.getByRole('list', { name: 'Password checklist' });
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBefore(screen.getByLabelText('Password'), list)).toBe(true);
  expect(isBefore(list, screen.getByLabelText('Confirm'))).toBe(true);
});
