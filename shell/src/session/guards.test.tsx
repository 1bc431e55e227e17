import { expect, test } from '@jest/globals';
import { type Session, SessionContext } from '@camp/shell-api';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { Guard, InCleanForm } from './guards.tsx';

const guarded = ['signed-in', 'moderator', 'admin'] as const;

function Login() {
  const { state } = useLocation() as { state: { from: string; reason: string } };
  return (
    <h1>
      Login, then {state.from} ({state.reason})
    </h1>
  );
}

/** Everything that a page shows while it is opened, from its first drawing on. */
function open(access: (typeof guarded)[number], session: Session) {
  const drawn: string[] = [];
  const Page = () => {
    drawn.push('the page');
    return <h1>The page</h1>;
  };
  const value = { session, reload: async () => session, logout: async () => undefined };
  render(
    <SessionContext value={value}>
      <MemoryRouter initialEntries={['/settings?tab=2#devices']}>
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route
            path="/settings"
            element={
              <Guard access={access}>
                <Page />
              </Guard>
            }
          />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
  return drawn;
}

test.each(guarded)(
  'a page for %s sends visitors to /login, which remembers it and why, and shows nothing of itself [guards-2, guards-3]',
  (access) => {
    const drawn = open(access, { status: 'signed-out' });

    expect(screen.getByRole('heading').textContent).toBe(
      'Login, then /settings?tab=2#devices (guarded)',
    );
    expect(drawn).toEqual([]);
  },
);

test.each(guarded)(
  'a page for %s says Loading while nobody knows who is there [guards-1]',
  (access) => {
    const drawn = open(access, { status: 'loading' });

    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(drawn).toEqual([]);
  },
);

test('another spelling of the address is replaced by its one form, with query, hash and state [addresses-4]', () => {
  const Shown = () => {
    const { pathname, search, hash, state } = useLocation();
    return <h1>{pathname + search + hash + JSON.stringify(state)}</h1>;
  };
  const shown = (
    <InCleanForm path="/u/:username">
      <Shown />
    </InCleanForm>
  );
  const entry = { pathname: '/U/%61na/', search: '?a=1', hash: '#b', state: 'kept' };

  render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="/u/:username" element={shown} />
      </Routes>
    </MemoryRouter>,
  );

  expect(screen.getByRole('heading').textContent).toBe('/u/ana?a=1#b"kept"');
});
