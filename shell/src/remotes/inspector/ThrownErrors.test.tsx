import { forgetQueries } from '@camp/shell-api';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { attributedErrors } from '#remotes/watch/remote-telemetry.ts';
import { ThrownErrors } from './ThrownErrors.tsx';

const stack = 'TypeError\n    at s (https://site.example/r/remote-trips/1/entry.js:1:234)';
const explained = 'TypeError\n    at s (remote-trips/src/Trip.tsx:12:3)';

/** Answers of the API to come, and the calls that wait for one. */
let waiting: ((answer: Response) => void)[] = [];

beforeEach(() => {
  waiting = [];
  forgetQueries();
  attributedErrors.splice(0, Infinity, { remote: 'trips', version: '1', stack, at: 1 });
  globalThis.fetch = () => new Promise((resolve) => waiting.push(resolve));
});

const draw = (isPublished = true) =>
  act(async () => render(<ThrownErrors isPublished={isPublished} />, { wrapper: Suspense }));

/** Answers every call that waits. */
const answer = (body: object, status = 200) =>
  act(async () => {
    const ok = status === 200;
    const headers = new Headers();
    const made = {
      ok,
      status,
      headers,
      json: async () => body,
      text: async () => JSON.stringify(body),
    };
    for (const resolve of waiting.splice(0)) resolve(made as unknown as Response);
  });

const shown = () => document.querySelector('pre')?.textContent;
const state = () => screen.getByRole('status').textContent;

test('what is thrown while the panel is open comes into its list [inspector-4]', async () => {
  attributedErrors.splice(0);
  await draw();
  expect(shown()).toBeUndefined();

  attributedErrors.push({ remote: 'trips', version: '1', stack, at: 1 });

  await screen.findByText('remote-trips', {}, { timeout: 10_000 });
  expect(shown()).toBe(stack);
});

test('a stack is shown as the browser gave it until its lines of source are there [inspector-4]', async () => {
  await draw();
  expect([shown(), state()]).toEqual([stack, 'Looking for the lines of source…']);

  await answer({ stack: explained, found: 1 });

  expect(await screen.findByText(/Trip\.tsx:12:3/)).toBeTruthy();
  expect([shown(), state()]).toEqual([explained, '']);
});

test('where no map has the lines it stays, and that is said', async () => {
  await draw();

  await answer({ stack, found: 0 });

  expect(await screen.findByText('No source map has these lines.')).toBeTruthy();
  expect(shown()).toBe(stack);
});

test('where they cannot be read it stays, and a press asks again [inspector-4]', async () => {
  const refused = { error: 'Too many attempts.', code: 'RATE_LIMITED', requestId: 'x' };
  await draw();

  await answer(refused, 429);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect([shown(), state()]).toEqual([stack, 'The lines of source could not be read.']);
  await act(async () => fireEvent.click(again));
  await answer({ stack: explained, found: 1 });

  expect(await screen.findByText(/Trip\.tsx:12:3/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('in development no one is asked, and the stack is that of the bundler', async () => {
  await draw(false);

  expect([shown(), state(), waiting.length]).toEqual([stack, '', 0]);
});
