import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { SecondFactorPanel } from './SecondFactorDialog.tsx';

const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

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
    override_until: null,
    override_by: null,
    recovery_left: 10,
    passkeys: 0,
  },
};

/** The status is read while this is up; every change fails. */
function serve({ isUp }: { isUp: boolean }): void {
  globalThis.fetch = jest.fn<typeof fetch>((_address, init) => {
    const isAnswered = isUp && init?.method !== 'POST';
    const code = isAnswered ? 200 : 500;
    const body = { json: async () => status, text: async () => '' };
    const answer = { ok: isAnswered, status: code, headers: new Map(), ...body };
    return Promise.resolve(answer as unknown as Response);
  });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a status that does not load is told and loads at another try; each act that fails is named', async () => {
  serve({ isUp: false });
  const panel = <SecondFactorPanel user={user} onUnsavedCodes={() => undefined} />;
  await act(async () => render(<Suspense>{panel}</Suspense>));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load MFA status');

  serve({ isUp: true });
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
