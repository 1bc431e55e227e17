import type { Check } from '@camp/contracts/staff/diagnostics';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CheckList } from './CheckList.tsx';

const fine = (name: Check['name']): Check => ({ name, ok: true, ms: 1, detail: null });

test('what fails stands first, with what to do; the others keep their order', () => {
  const failing: Check = { name: 'sessions', ok: false, ms: 9, detail: 'No answer.' };

  render(<CheckList label="Checks" checks={[fine('database'), fine('release'), failing]} />);

  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^SessionsNot OK/);
  expect(items[0]).toContain('No answer.');
  expect(items[1]).toMatch(/^Database/);
  expect(items[2]).toMatch(/^Release/);
});
