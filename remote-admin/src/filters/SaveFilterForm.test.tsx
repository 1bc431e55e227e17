import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SaveFilterForm } from './SaveFilterForm.tsx';
import { isSameQuery } from './staff-list.queries.ts';

function show() {
  const saved: unknown[] = [];
  const mutate = (body: unknown) => void saved.push(body);
  const save = { isPending: false, error: null, mutate };
  render(<SaveFilterForm save={save} query="staff=1" names={['Crew']} onClose={jest.fn()} />);
  return saved;
}

const name = (text: string) =>
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });

const submit = () =>
  act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Save filters' })));

test('what is on screen is saved under a new name at once', async () => {
  const saved = show();

  name(' Waiting ');
  await submit();

  expect(saved).toEqual([{ name: 'Waiting', query: 'staff=1' }]);
});

test('a name that is taken is asked about before it is replaced [user-management-7]', async () => {
  const saved = show();

  name('Crew');
  await submit();
  expect(saved).toEqual([]);
  expect(screen.getByRole('status').textContent).toMatch(/Crew.* already exists\. Replace it\?/);
  name('Crew 2');
  expect(screen.getByRole('status').textContent).toBe('');
  name('Crew');
  await submit();
  expect(screen.getByRole('button', { name: 'Replace' })).toBeTruthy();
  await submit();

  expect(saved).toEqual([{ name: 'Crew', query: 'staff=1' }]);
});

test.each([
  ['staff=1&sort=email', 'sort=email&staff=1', true],
  ['search=kim', 'search=Kim', false],
  ['', 'staff=1', false],
])('%s and %s ask for the same: %p', (one, other, isSame) => {
  expect(isSameQuery(one, other)).toBe(isSame);
});
