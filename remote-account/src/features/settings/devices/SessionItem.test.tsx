import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SessionItem } from './SessionItem.tsx';

const session = {
  id: 'a',
  browser: 'Firefox',
  system: 'Windows',
  ip: '203.0.113.7',
  created_at: '2026-05-03T19:00:00.000Z',
  last_seen_at: '2026-05-04T16:00:00.000Z',
  current: false,
};

const now = Date.parse('2026-05-04T19:00:00.000Z');

test('another session says browser, system, address and time, and can be signed out', () => {
  const onEnd = jest.fn();
  render(
    <ul>
      <SessionItem session={session} now={now} isEnding={false} onEnd={onEnd} />
    </ul>,
  );

  const text = screen.getByRole('listitem').textContent;
  expect(text).toContain('Firefox on Windows');
  expect(text).toContain('203.0.113.7 · active 3 hours ago · logged in May 3, 2026');

  fireEvent.click(screen.getByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('this session is active now and has no button', () => {
  render(
    <ul>
      <SessionItem
        session={{ ...session, current: true }}
        now={now}
        isEnding={false}
        onEnd={() => undefined}
      />
    </ul>,
  );

  expect(screen.getByRole('listitem').textContent).toContain('active now');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a device that says nothing of itself is called unknown', () => {
  render(
    <ul>
      <SessionItem
        session={{ ...session, browser: '', system: '' }}
        now={now}
        isEnding={false}
        onEnd={() => undefined}
      />
    </ul>,
  );

  expect(screen.getByRole('listitem').textContent).toContain('Unknown browser');
});
