import {
  api,
  forgetQueries,
  useDraft,
  useKeptDraft,
  useQueryClient,
  useSession,
} from '@camp/shell-api';
import { exportAccount } from '@camp/contracts/account/account';
import { ofEachField } from '@camp/contracts/account/profile-fields';
import { logout, me, refresh } from '@camp/contracts/account/session';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { Guard } from './guards.tsx';
import { SessionProvider } from './SessionProvider.tsx';

export const kim = {
  id: 7,
  username: 'kim',
  email: 'kim@mail.example',
  firstname: null,
  lastname: null,
  ...ofEachField(() => null),
  role: 'member',
  is_paid: 0,
  is_subscriber: 0,
  email_verified: 1,
  created_at: '2026-05-01T00:00:00.000Z',
  last_login: null,
};
export const ann = { ...kim, id: 8, username: 'ann' };

/** State of the API that the tests replace. */
export const server = {
  /** The signed-in user; undefined while the API does not answer. */
  signedIn: kim as typeof kim | null | undefined,
  isLogoutAnswered: true,
  asked: [] as string[],
};

function answerOf(path: string): { status: number; body: object } | undefined {
  server.asked.push(path);
  if (server.signedIn === undefined) return undefined;
  if (path === logout.path) {
    if (!server.isLogoutAnswered) return undefined;
    server.signedIn = null;
    return { status: 200, body: { ok: true } };
  }
  const isAllowed = server.signedIn !== null && (path === me.path || path === refresh.path);
  if (isAllowed) return { status: 200, body: { ok: true, user: server.signedIn } };
  return { status: 401, body: { error: 'Please log in first.', code: 'UNAUTHENTICATED' } };
}

const setHint = (seconds: number) => {
  document.cookie = `campbc_signed_in=1; path=/; max-age=${seconds}`;
};

/** A browser in which Kim is signed in, with nothing kept from before. */
export function startAnew(): void {
  server.signedIn = kim;
  server.isLogoutAnswered = true;
  server.asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  forgetQueries();
  setHint(60);
  globalThis.fetch = (path) => {
    const answer = answerOf(path as string);
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'));
    const { status, body } = answer;
    return Promise.resolve(Response.json(body, { status }));
  };
}

function Profile() {
  const { session } = useSession();
  const queries = useQueryClient();
  const [bio, setBio] = useState('');
  useKeptDraft('profile', () => bio || null);
  const found = useDraft('profile');
  const { logout: signOut } = useSession();

  return (
    <>
      <h1>Profile of {session.status === 'signed-in' && session.user.username}</h1>
      <input aria-label="Bio" value={bio} onChange={({ target }) => setBio(target.value)} />
      <p>Found: {JSON.stringify(found) ?? 'nothing'}</p>
      <p>Known: {String(queries.getQueryData(['secret']) ?? 'nothing')}</p>
      <button type="button" onClick={() => queries.setQueryData(['secret'], 'of Kim')}>
        Load
      </button>
      <button type="button" onClick={() => void api(exportAccount).catch(() => undefined)}>
        Save
      </button>
      <button type="button" onClick={() => void signOut()}>
        Logout
      </button>
    </>
  );
}

function Login() {
  const { state } = useLocation();
  const { reload } = useSession();
  const navigate = useNavigate();

  async function signIn(who: typeof kim) {
    server.signedIn = who;
    setHint(60);
    await reload();
    await navigate((state as { from: string }).from);
  }

  return (
    <>
      <h1>Login</h1>
      <p>State: {JSON.stringify(state)}</p>
      <button type="button" onClick={() => void signIn(kim)}>
        As Kim
      </button>
      <button type="button" onClick={() => void signIn(ann)}>
        As Ann
      </button>
    </>
  );
}

/** A site of four pages, guarded as those of the release are. */
export async function open(address: string) {
  const site = (
    <SessionProvider>
      <MemoryRouter initialEntries={[address]}>
        <Suspense>
          <Routes>
            <Route path="/" element={<h1>Home</h1>} />
            <Route path="/login" element={<Login />} />
            <Route
              path="/profile"
              element={
                <Guard access="signed-in">
                  <Profile />
                </Guard>
              }
            />
            {(['admin', 'moderator'] as const).map((access) => (
              <Route
                key={access}
                path={`/${access}`}
                element={
                  <Guard access={access}>
                    <h1>Staff</h1>
                  </Guard>
                }
              />
            ))}
          </Routes>
        </Suspense>
      </MemoryRouter>
    </SessionProvider>
  );
  await act(async () => void render(site));
  await heading(address === '/profile?tab=2' ? 'Profile of kim' : 'Home');
}

export const heading = (name: string) => screen.findByRole('heading', { name });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Bio'), { target: { value: text } });
export const lookAgain = () => act(async () => void window.dispatchEvent(new Event('focus')));
