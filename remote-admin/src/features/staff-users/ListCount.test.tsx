import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ListCount } from './ListCount.tsx';
import { type UsersPageData, withExactCount } from './users.queries.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const user = {} as UsersPageData['users'][number];

const page: UsersPageData = {
  users: Array.from({ length: 25 }, () => user),
  total: 10_000,
  all: 10_000,
  total_capped: true,
  all_capped: true,
  first: 1,
  next: 'next',
  previous: null,
};

const exact = { ...page, total: 12_345, all: 200_000, total_capped: false, all_capped: false };

interface Options {
  facts?: Partial<UsersPageData>;
  language?: 'en' | 'fr';
  isFiltered?: boolean;
  isCounting?: boolean;
}

function show({ facts, language = 'en', isFiltered = false, isCounting = false }: Options = {}) {
  document.documentElement.lang = language;
  const countAll = jest.fn();
  const shown = { ...page, ...facts };
  const { unmount } = render(
    <ListCount page={shown} isFiltered={isFiltered} isCounting={isCounting} countAll={countAll} />,
  );
  return { countAll, unmount, text: screen.getByRole('status').textContent };
}

const countButton = () => screen.queryByRole('button', { name: /Count|compter|Décompte/ });

test('a count that stopped early says so in both languages [user-management-7]', () => {
  const english = show({ isFiltered: true });
  english.unmount();
  const french = show({ language: 'fr', isFiltered: true });

  expect(english.text).toBe('1–25 of 10,000+ users, 10,000+ in all');
  expect(french.text?.replaceAll(/\s/g, ' ')).toBe(
    '1 à 25 sur plus de 10 000 comptes, plus de 10 000 en tout',
  );
  expect(countButton()?.textContent).toBe('Tout compter');
});

test('a press counts all, and the focus goes to where the number will be [user-management-7]', () => {
  const { countAll } = show();
  const button = countButton();

  if (button) fireEvent.click(button);

  expect(countAll).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('while it counts, a second press does nothing', () => {
  show({ isCounting: true });

  expect(countButton()?.textContent).toBe('Counting…');
  expect(countButton()?.matches(':disabled')).toBe(true);
});

test('where few match of many, these are counted, and the rest can be', () => {
  const { text } = show({ facts: { total: 40, total_capped: false }, isFiltered: true });

  expect(text).toBe('1–25 of 40 users, 10,000+ in all');
  expect(countButton()).not.toBeNull();
});

test('the end of a list of unknown length is counted from there [user-management-7]', () => {
  const { text } = show({ facts: { first: -50 } });

  expect(text).toBe('26–50 from the end of 10,000+ users');
});

test('with the exact numbers each page knows its place, and nothing is left to count [user-management-7]', () => {
  const last = withExactCount({ ...page, first: -25 }, exact);
  const { text } = show({ facts: last, isFiltered: true });

  expect(text).toBe('12,321–12,345 of 12,345 users, 200,000 in all');
  expect(countButton()).toBeNull();
});

test('what a page knows itself is newer than a count', () => {
  const fresh = { ...page, total: 30, all: 40, total_capped: false, all_capped: false };

  expect(withExactCount(fresh, exact)).toBe(fresh);
});

test('a page of an API that does not cap its counts is shown as ever', () => {
  const { total_capped: _total, all_capped: _all, ...older } = { ...page, total: 200_000 };
  render(<ListCount page={older} isFiltered={false} isCounting={false} countAll={jest.fn()} />);

  expect(screen.getByRole('status').textContent).toBe('1–25 of 200,000 users');
  expect(countButton()).toBeNull();
});
