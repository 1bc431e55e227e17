import { expect, test } from '@jest/globals';
import { type Failure, idle, isAboutFiles, type RemoteStep, stateAfter } from './remote-status.ts';

const asked = (at: number): RemoteStep => ({ type: 'asked', at });
const loaded = (at: number): RemoteStep => ({ type: 'loaded', at });
const failed = (failure: Failure): RemoteStep => ({ type: 'failed', failure });
const timeout: Failure = { phase: 'entry', reason: 'timeout' };
const crash: Failure = { phase: 'render', reason: 'threw' };

const after = (...steps: RemoteStep[]) => steps.reduce(stateAfter, idle);

test('a remote that is asked for loads, and then is ready with the time that took', () => {
  expect(after()).toEqual({ status: 'idle' });
  expect(after(asked(5))).toEqual({ status: 'loading', since: 5 });
  expect(after(asked(5), loaded(205))).toEqual({ status: 'ready', loadMs: 200 });
});

test('a remote that cannot be loaded has failed, for a reason', () => {
  expect(after(asked(0), failed(timeout))).toEqual({ status: 'failed', failure: timeout });
});

test('a failure that is known already changes nothing', () => {
  const state = after(asked(0), failed(timeout));

  expect(stateAfter(state, failed(crash))).toBe(state);
  expect(stateAfter(state, loaded(9))).toBe(state);
});

test('asking again begins anew, and may succeed', () => {
  expect(after(asked(0), failed(timeout), asked(7))).toEqual({ status: 'loading', since: 7 });
  expect(after(asked(0), failed(timeout), asked(7), loaded(9))).toEqual({
    status: 'ready',
    loadMs: 2,
  });
});

test('a remote that works goes on working while another page of it is fetched', () => {
  const state = after(asked(0), loaded(9));

  expect(stateAfter(state, asked(20))).toBe(state);
  expect(stateAfter(state, loaded(30))).toBe(state);
});

test('asking for a remote that is on its way does not begin anew', () => {
  const state = after(asked(0));

  expect(stateAfter(state, asked(20))).toBe(state);
});

test('a remote that works may still fail', () => {
  expect(after(asked(0), loaded(9), failed(crash))).toEqual({ status: 'failed', failure: crash });
});

test('fresh files are worth a try only where files were at fault', () => {
  expect(isAboutFiles(timeout)).toBe(true);
  expect(isAboutFiles({ phase: 'page', reason: 'style' })).toBe(true);
  expect(isAboutFiles(crash)).toBe(false);
  expect(isAboutFiles({ phase: 'module', reason: 'contract' })).toBe(false);
});
