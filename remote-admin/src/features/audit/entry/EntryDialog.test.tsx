import type { AuditEntry } from '@camp/contracts/staff/audit';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { EntryDialog } from './EntryDialog.tsx';

const entry: AuditEntry = {
  id: 7,
  action: 'release.setting',
  actor_user_id: 1,
  actor_username: 'ana',
  actor_was: null,
  target_user_id: null,
  target_username: null,
  target_was: null,
  request_ip: '127.0.0.1',
  user_agent: '',
  device: { browser: 'Firefox', system: 'Linux' },
  details: {
    app: 'remote-trips',
    setting: 'days',
    changes: { value: { from: 3, to: 5 } },
    audience: 'everyone',
  },
  created_at: '2026-11-23T07:00:00.000Z',
};

const show = (action: string) =>
  act(async () =>
    render(
      <Suspense>
        <InRouter path="/admin/audit?entry=7">
          <EntryDialog listed={[{ ...entry, action }]} />
        </InRouter>
      </Suspense>,
    ),
  );

test('an entry about a setting names it, and leads to the settings; others do not [app-settings-10]', async () => {
  await show('release.setting');
  const panel = await screen.findByRole('dialog');
  expect(panel.textContent).toMatch(/remote-trips.*days.*3.*5.*everyone/su);

  const link = screen.getByRole('link', { name: 'Settings and switches as they are now' });
  expect(link.getAttribute('href')).toBe('/admin/releases#app-settings');
  await act(async () => fireEvent.click(link));

  expect(screen.getByText('/admin/releases')).toBeTruthy();
  cleanup();
  await show('release.rollback');
  await screen.findByRole('dialog');
  expect(screen.queryByRole('link', { name: /^Settings/ })).toBeNull();
});
