import type { HistoryEntry } from '@camp/contracts/staff/person';
import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HistoryRow } from './HistoryRow.tsx';

const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  created_at: '2026-05-03T19:00:00.000Z',
  action: 'auth.login',
  actor_user_id: 4,
  actor_username: 'kim',
  details: {},
  ...more,
});

const shown = (more: Partial<HistoryEntry>, same: HistoryEntry[] = []) => {
  render(<HistoryRow entry={entry(more)} same={same} id={4} />);
  return screen.getByRole('listitem').textContent;
};

afterEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['en', 'Display name, Location, About, Email, mood'],
  ['fr', 'Nom affiché, Lieu, Présentation, Courriel, mood'],
])('the fields of a change are named in words (%s) [one-person-28]', (language, words) => {
  document.documentElement.lang = language;
  const fields = ['display_name', 'location', 'bio', 'email', 'mood'];

  const text = shown({ action: 'account.update', details: { fields } });

  expect(text).toContain(words);
  expect(text).not.toContain('display_name');
});

test('a login says its browser, system and address, one made by others does not [one-person-27]', () => {
  const from = { device: { browser: 'Firefox', system: 'Linux' }, request_ip: '192.0.2.7' };

  expect(shown(from)).toMatch(/Logged inFirefox · Linux · 192\.0\.2\.7$/);

  document.body.innerHTML = '';
  expect(shown({ ...from, actor_user_id: 1, actor_username: 'robin' })).not.toContain('Firefox');
});

test.each([
  ['en', ['12:02', '12:05', '12:09'], /^12:02 p\.m\. – 12:09 p\.m\.Failed to log in 3 timeswrong/],
  ['fr', ['12:02', '12:09'], /^12 h 02 – 12 h 09Connexion refusée 2 foismot de passe erroné$/],
  ['en', ['12:09', '12:09'], /^12:09 p\.m\.Failed to log in 2 times/],
])(
  'failures alike are one line with their number and times (%s, %p) [one-person-30]',
  (language, times, line) => {
    document.documentElement.lang = language;
    const failed = { action: 'auth.sign_in_failed', details: { reason: 'wrong credentials' } };
    const [newest = {}, ...same] = times
      .toReversed()
      .map((time) => ({ ...failed, created_at: new Date(`2026-05-03T${time}:00`).toISOString() }));

    expect(shown(newest, same.map(entry))).toMatch(line);
  },
);

test('a reason of a newer API is given as it is [one-person-30]', () => {
  document.documentElement.lang = 'fr';

  const text = shown({ action: 'auth.sign_in_failed', details: { reason: 'too many sessions' } });

  expect(text).toContain('too many sessions');
});
