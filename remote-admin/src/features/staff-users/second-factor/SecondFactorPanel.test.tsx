import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { SecondFactorPanel } from '#features/staff-users/SecondFactorDialog.tsx';

const user = {
  id: 7,
  version: 'v1',
  can: { resetSecondFactor: true, waiveSecondFactor: true, regenerateRecoveryCodes: true },
} as StaffUser;

const status = {
  user: { id: 7, username: 'kim', email: 'kim@mail.example' },
  twofa: {
    enabled: true,
    enrolled_at: '2026-05-03T19:00:00.000Z',
    last_verified_at: null,
    override_enabled: false,
    override_until: null as string | null,
    override_by: null as string | null,
    recovery_left: 10,
    passkeys: 0,
  },
};

type Answer = typeof status | null;

/** Answers reading and changing with a status, or with a failure of the server. */
function serve({ read, change = null }: { read: Answer; change?: Answer }): void {
  globalThis.fetch = jest.fn<typeof fetch>((_address, init) => {
    const body = init?.method === 'POST' ? change : read;
    return Promise.resolve(Response.json(body, { status: body ? 200 : 500 }));
  });
}

async function show(): Promise<void> {
  const panel = <SecondFactorPanel user={user} onUnsavedCodes={() => undefined} />;
  await act(async () => render(<Suspense>{panel}</Suspense>));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a status that does not load is told and loads at another try; each act that fails is named [errors-staff-pages-2]', async () => {
  serve({ read: null });
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load MFA status');

  serve({ read: status });
  await press('Retry');
  for (const [opener, confirmation, sentence] of [
    ['Regenerate recovery codes', 'Yes, regenerate', 'Regenerate failed'],
    ['Turn override on', 'Yes, turn it on', 'Override toggle failed'],
    ['Reset two-factor', 'Yes, reset', 'Reset failed'],
  ] as const) {
    await press(opener);
    await press(confirmation);
    expect((await screen.findByText(sentence)).closest('[role=alert]')).not.toBeNull();
  }
});

test('a waiver says until when it is and by whom, and is taken back [staff-second-factor-1, limits-times-1]', async () => {
  const override_until = '2026-05-10T19:00:00.000Z';
  const waived = { override_enabled: true, override_until, override_by: 'robin' };
  serve({ read: { ...status, twofa: { ...status.twofa, ...waived } }, change: status });
  await show();
  expect(await screen.findByText(/^On until May 10, 2026.*, set by robin$/)).toBeTruthy();
  expect(screen.getByText(/ends automatically after 7 days/)).toBeTruthy();

  await press('Turn override off');

  expect(await screen.findByRole('button', { name: 'Turn override on' })).toBeTruthy();
  expect(screen.queryByText(/^On until/)).toBeNull();
});
