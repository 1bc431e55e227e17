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

/** Draws a session with these facts; gives what it says, and what a press on its button calls. */
function draw(facts: Partial<typeof session> = {}) {
  const onEnd = jest.fn();
  render(
    <ul>
      <SessionItem session={{ ...session, ...facts }} now={now} isEnding={false} onEnd={onEnd} />
    </ul>,
  );
  return { text: screen.getByRole('listitem').textContent, onEnd };
}

test('another session says browser, system, address and time, and can be signed out [settings-4]', () => {
  const { text, onEnd } = draw();

  expect(text).toContain('Firefox on Windows');
  expect(text).toContain('203.0.113.7 · active 3 hours ago · logged in May 3, 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Log out Firefox on Windows' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('this session is active now and has no button', () => {
  expect(draw({ current: true }).text).toContain('active now');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a device that says nothing of itself is called unknown', () => {
  expect(draw({ browser: '', system: '' }).text).toContain('Unknown browser');
});
