import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { logout, me } from '@camp/contracts/account/session';
import { exportAccount } from '@camp/contracts/account/account';
import { debugHealth } from '@camp/contracts/staff/diagnostics';
import { api } from './api.ts';
import { authChangedEvent, shownUser } from './session.ts';
import { sessionEndedEvent, signOut } from './sign-out.ts';
import { readStepUpQuestion, subscribeToStepUp } from './step-up.ts';

type Answer = { status: number; body?: object } | 'no answer';

/** Next answers of the API on each path; the last answer stays. */
const answers = new Map<string, Answer[]>();
const asked: string[] = [];
const askedFor: (string | null)[] = [];
const onSessionEnded = jest.fn();

const refused: Answer = { status: 401, body: { error: 'Sign in.', code: 'UNAUTHENTICATED' } };
const ok: Answer = { status: 200, body: { ok: true } };

beforeEach(() => {
  answers.clear();
  asked.length = 0;
  askedFor.length = 0;
  shownUser.id = null;
  onSessionEnded.mockClear();
  localStorage.clear();
  document.cookie = 'campbc_signed_in=1; path=/';
  globalThis.fetch = (path, { headers } = {}) => {
    asked.push(path as string);
    askedFor.push(new Headers(headers).get('expected-user'));
    const [next = ok, ...later] = answers.get(path as string) ?? [];
    if (later.length > 0) answers.set(path as string, later);
    if (next === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
    const { status, body = {} } = next;
    return Promise.resolve(Response.json(body, { status }));
  };
  window.addEventListener(sessionEndedEvent, onSessionEnded);
});

afterEach(() => window.removeEventListener(sessionEndedEvent, onSessionEnded));

test.each([
  ['nothing', undefined],
  ['an address', '/api/auth/me'],
  ['an object that is no endpoint', { method: 'GET' }],
  ['another path of the site', { method: 'GET', path: '/r/shell/1/' }],
  ['another site', { method: 'POST', path: 'https://elsewhere.example/api/' }],
])('api refuses %s without asking anybody', async (_what, endpoint) => {
  await expect(Reflect.apply(api, undefined, [endpoint])).rejects.toThrow(TypeError);

  expect(asked).toEqual([]);
});

test('a refresh that is refused tells the shell that the session has ended [session-1]', async () => {
  answers.set(exportAccount.path, [refused]).set('/api/auth/refresh', [refused]);

  await expect(api(exportAccount)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });

  expect(onSessionEnded).toHaveBeenCalledTimes(1);
});

test('a refresh without an answer ends nothing, and the call fails as the network did [session-1]', async () => {
  answers.set(exportAccount.path, [refused]).set('/api/auth/refresh', ['no answer']);

  await expect(api(exportAccount)).rejects.toMatchObject({ code: 'NETWORK' });

  expect(onSessionEnded).not.toHaveBeenCalled();
});

test.each([401, 403])(
  'who is signed in is asked once more after a %d [session-1]',
  async (status) => {
    answers.set(me.path, [{ status }, { status }]);

    await expect(api(me)).rejects.toMatchObject({ status });

    expect(asked).toEqual([me.path, '/api/auth/refresh', me.path]);
  },
);

test.each([
  { path: exportAccount.path, ask: () => api(exportAccount), code: 'FORBIDDEN', looks: 1 },
  { path: exportAccount.path, ask: () => api(exportAccount), code: 'USER_MISMATCH', looks: 1 },
  { path: debugHealth.path, ask: () => api(debugHealth), code: 'PASSKEY_REQUIRED', looks: 0 },
  { path: debugHealth.path, ask: () => api(debugHealth), code: 'FORBIDDEN', looks: 1 },
])(
  '$code of $path is its own answer, for which the shell asks $looks times who is here [session-1]',
  async (refusal) => {
    const { path, ask, code, looks } = refusal;
    const onPossibleChange = jest.fn();
    addEventListener(authChangedEvent, onPossibleChange);
    answers.set(path, [{ status: 403, body: { error: 'Not for you.', code } }]);

    await expect(ask()).rejects.toMatchObject({ status: 403 });

    removeEventListener(authChangedEvent, onPossibleChange);
    expect(asked).toEqual([path]);
    expect(onPossibleChange).toHaveBeenCalledTimes(looks);
  },
);

test('a sign-out that fails is tried again before anything else, until it is confirmed [session-13]', async () => {
  answers.set(logout.path, ['no answer', { status: 500 }, ok]);
  answers.set(exportAccount.path, [{ status: 404 }]);

  expect(await signOut()).toBe(false);
  expect(document.cookie).toBe('');
  for (let call = 0; call < 3; call += 1) await api(exportAccount).catch(() => undefined);

  const { path } = exportAccount;
  expect(asked).toEqual([logout.path, logout.path, path, logout.path, path, path]);
});

test('whoever has signed in since a failed sign-out stays so', async () => {
  answers.set(logout.path, ['no answer']).set(exportAccount.path, [{ status: 404 }]);
  await signOut();

  document.cookie = 'campbc_signed_in=1; path=/';
  await api(exportAccount).catch(() => undefined);

  expect(asked).toEqual([logout.path, exportAccount.path]);
});

test.each([ok, refused])('a sign-out that the API answers with %p is over', async (answer) => {
  answers.set(logout.path, [answer]).set(exportAccount.path, [{ status: 404 }]);

  expect(await signOut()).toBe(true);
  await api(exportAccount).catch(() => undefined);

  expect(asked).toEqual([logout.path, exportAccount.path]);
});

describe('a call that somebody has to confirm first', () => {
  const toBeConfirmed: Answer = {
    status: 403,
    body: { error: 'Please confirm that it is you.', code: 'STEP_UP_REQUIRED' },
  };

  /** Answers each question as it comes, as the shell does. */
  function answerWith(outcome: 'confirmed' | 'given up') {
    const answered = jest.fn();
    const stop = subscribeToStepUp(() => {
      const question = readStepUpQuestion();
      if (!question) return;
      answered();
      setTimeout(() => question.answer(outcome));
    });
    return { answered, stop };
  }

  test('is repeated once it is confirmed, for whom the page showed when it was made [session-1]', async () => {
    const { path } = exportAccount;
    const { answered, stop } = answerWith('confirmed');
    answers.set(path, [refused, toBeConfirmed, ok]);
    shownUser.id = 7;

    const asking = api(exportAccount);
    shownUser.id = 8;
    await expect(asking).resolves.toEqual({ ok: true });
    await api(me).catch(() => undefined);

    expect(asked).toEqual([path, '/api/auth/refresh', path, path, me.path]);
    expect(askedFor).toEqual(['7', null, '7', '7', null]);
    expect(answered).toHaveBeenCalledTimes(1);
    stop();
  });

  test('asks for a passkey where nothing else will do [session-17]', async () => {
    const needs: unknown[] = [];
    const stopNoting = subscribeToStepUp(() => needs.push(readStepUpQuestion()?.need));
    const { stop } = answerWith('confirmed');
    const body = { error: 'Your role needs a passkey here.', code: 'PASSKEY_REQUIRED' };
    answers.set(exportAccount.path, [toBeConfirmed, ok]);
    await api(exportAccount);
    answers.set(exportAccount.path, [{ status: 403, body }, ok]);

    await expect(api(exportAccount)).resolves.toEqual({ ok: true });

    expect(needs).toEqual(['identity', undefined, 'passkey', undefined]);
    stopNoting();
    stop();
  });

  test('asks one question, however many wait for it [session-15]', async () => {
    const { answered, stop } = answerWith('confirmed');
    answers.set(exportAccount.path, [toBeConfirmed, toBeConfirmed, ok]);

    await Promise.all([api(exportAccount), api(exportAccount)]);

    expect(answered).toHaveBeenCalledTimes(1);
    stop();
  });

  test('is refused where the person gives up, or nobody can ask [session-15]', async () => {
    const { stop } = answerWith('given up');
    answers.set(exportAccount.path, [toBeConfirmed]);

    await expect(api(exportAccount)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
    stop();
    await expect(api(exportAccount)).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });

    expect(asked).toEqual([exportAccount.path, exportAccount.path]);
  });
});
