import type { CallResult } from '@camp/contracts/client/endpoint';
import type { listAppSettings, SetFor, Setting } from '@camp/contracts/staff/app-settings';
import { forgetQueries } from '@camp/shell-api';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { AppSettings } from './AppSettings.tsx';

type State = CallResult<typeof listAppSettings>;

const label = { en: 'Days ahead', fr: 'Jours à venir' };

const days = (more: Partial<Setting> = {}): Setting => ({
  name: 'days',
  kind: 'setting',
  declared: { kind: 'number', default: 3, minimum: 1, maximum: 7, label },
  set: [],
  ...more,
});

const nine: SetFor = {
  value: 9,
  for: { kind: 'everyone' },
  by: 'ana',
  at: '2026-11-23T07:00:00.000Z',
  reason: 'Why not.',
};

async function rowsOf(app: string, setting: Setting): Promise<string[]> {
  const state: State = { generation: 7, acting: 'allowed', apps: [{ app, settings: [setting] }] };
  forgetQueries();
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json(state));
  await act(async () =>
    render(
      <Suspense>
        <InRouter>
          <AppSettings />
        </InRouter>
      </Suspense>,
    ),
  );
  const [, ...rows] = await screen.findAllByRole('row');
  return rows.map(({ textContent }) => textContent);
}

test.each<[string, NonNullable<SetFor['ignored']>, Setting, string]>([
  [
    'of an app that is gone',
    'app-gone',
    days({ kind: 'unknown', declared: undefined }),
    'days · AccountValue9Ignored: Account is not live any more. Take it back.',
  ],
  [
    'that the live build does not know',
    'unknown',
    days({ kind: 'unknown', declared: undefined }),
    'days · AccountValue9Ignored: the live build of Account does not know it. Take it back.',
  ],
  [
    'that the live build does not take',
    'value',
    days(),
    'Days ahead · AccountValue9Ignored: the live build of Account does not take it. Set another value, or take it back.',
  ],
])('a value %s says so, and what to do [app-settings-8]', async (_claim, ignored, known, text) => {
  const [row] = await rowsOf('remote-account', { ...known, set: [{ ...nine, ignored }] });

  expect(row).toContain(text);
  expect(screen.getByRole('button', { name: /^Take back/ })).toBeTruthy();
});

test('a setting that no code reads says so, others say nothing [app-settings-7]', async () => {
  const [unread] = await rowsOf('remote-account', days({ isUnread: true }));
  expect(unread).toContain(
    'Days ahead · AccountThe code of Account does not seem to read it. Ask its team before you set it.',
  );

  document.body.innerHTML = '';
  const [read] = await rowsOf('remote-account', days({ set: [{ ...nine, value: 5 }] }));
  expect(read).not.toMatch(/Ignored|seem/);
});

test('the section has an address of its own, and not the id of the document’s data [app-settings-10]', async () => {
  await rowsOf('remote-account', days());

  expect(document.getElementById('app-settings')?.tagName).toBe('SECTION');
  expect(document.getElementById('settings')).toBeNull();
});

test('names of settings that would be markup are text [app-settings-8]', async () => {
  const hostile = '<img src=x onerror=alert(1)>';

  const [row] = await rowsOf(hostile, days({ name: hostile, kind: 'unknown', set: [nine] }));

  expect(row).toContain(hostile);
  expect(document.querySelector('img')).toBeNull();
});
