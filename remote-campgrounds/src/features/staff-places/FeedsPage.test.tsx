import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LastAnswer } from './FeedsPage.tsx';

const midnight = '2026-04-08T00:00:00.000Z';
const textOf = (mode: 'samples' | 'live') => {
  const { unmount } = render(
    <LastAnswer feed={{ mode, answered_at: midnight, age_seconds: null }} />,
  );
  const { textContent, dateTime } = screen.getByRole<HTMLTimeElement>('time');
  unmount();
  return { textContent: textContent?.replaceAll(/\s/gu, ' '), dateTime };
};

test('a sample has its day, which no time zone moves, and an answer has its moment', () => {
  expect(textOf('samples')).toEqual({ textContent: 'Apr 8, 2026', dateTime: '2026-04-08' });
  expect(textOf('live')).toMatchObject({ dateTime: midnight });
});
