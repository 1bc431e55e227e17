import { expect, test } from '@jest/globals';
import { type Failure, idle, isAboutFiles, type StatusEvent, reduce } from './remote-status.ts';

const requested = (at: number): StatusEvent => ({ type: 'requested', at });
const loaded = (at: number): StatusEvent => ({ type: 'loaded', at });
const failed = (failure: Failure): StatusEvent => ({ type: 'failed', failure });
const timeout: Failure = { phase: 'entry', reason: 'timeout' };
const crash: Failure = { phase: 'render', reason: 'threw' };

const after = (...steps: StatusEvent[]) => steps.reduce(reduce, idle);

test('a remote that is requested loads, and then is ready with the time that took', () => {
  expect(after()).toEqual({ status: 'idle' });
  expect(after(requested(5))).toEqual({ status: 'loading', since: 5 });
  expect(after(requested(5), loaded(205))).toEqual({ status: 'ready', loadMs: 200 });
});

test('a remote that cannot be loaded has failed, for a reason', () => {
  expect(after(requested(0), failed(timeout))).toEqual({ status: 'failed', failure: timeout });
});

test('a failure that is known already changes nothing', () => {
  const state = after(requested(0), failed(timeout));

  expect(reduce(state, failed(crash))).toBe(state);
  expect(reduce(state, loaded(9))).toBe(state);
});

test('asking again begins anew, and may succeed', () => {
  expect(after(requested(0), failed(timeout), requested(7))).toEqual({
    status: 'loading',
    since: 7,
  });
  expect(after(requested(0), failed(timeout), requested(7), loaded(9))).toEqual({
    status: 'ready',
    loadMs: 2,
  });
});

test('a remote that works goes on working while another page of it is fetched', () => {
  const state = after(requested(0), loaded(9));

  expect(reduce(state, requested(20))).toBe(state);
  expect(reduce(state, loaded(30))).toBe(state);
});

test('asking for a remote that is on its way does not begin anew', () => {
  const state = after(requested(0));

  expect(reduce(state, requested(20))).toBe(state);
});

test('a remote that works may still fail', () => {
  expect(after(requested(0), loaded(9), failed(crash))).toEqual({
    status: 'failed',
    failure: crash,
  });
});

test('fresh files are worth a try only where files were at fault', () => {
  expect(isAboutFiles(timeout)).toBe(true);
  expect(isAboutFiles({ phase: 'page', reason: 'style' })).toBe(true);
  expect(isAboutFiles(crash)).toBe(false);
  expect(isAboutFiles({ phase: 'module', reason: 'contract' })).toBe(false);
});
