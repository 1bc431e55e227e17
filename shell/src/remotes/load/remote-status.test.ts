import { expect, test } from '@jest/globals';
import {
  type Failure,
  idle,
  isAboutFiles,
  reduce,
  type RemoteStatus,
  type StatusEvent,
} from './remote-status.ts';

const requested = (at: number): StatusEvent => ({ type: 'requested', at });
const loaded = (at: number): StatusEvent => ({ type: 'loaded', at });
const failed = (failure: Failure): StatusEvent => ({ type: 'failed', failure });
const ready = (loadMs: number): RemoteStatus => ({ status: 'ready', loadMs });
const timeout: Failure = { phase: 'entry', reason: 'timeout' };
const crash: Failure = { phase: 'render', reason: 'threw' };

const after = (...steps: StatusEvent[]) => steps.reduce(reduce, idle);

const broken = [requested(0), failed(timeout)];
const works = [requested(0), loaded(9)];

test.each<[what: string, steps: StatusEvent[], status: RemoteStatus]>([
  ['that nobody asked for is idle', [], { status: 'idle' }],
  ['that is requested loads', [requested(5)], { status: 'loading', since: 5 }],
  ['is ready with the time that took', [requested(5), loaded(205)], ready(200)],
  [
    'that cannot be loaded has failed, for a reason',
    broken,
    { status: 'failed', failure: timeout },
  ],
  ['asked for again begins anew', [...broken, requested(7)], { status: 'loading', since: 7 }],
  ['may succeed at the second try', [...broken, requested(7), loaded(9)], ready(2)],
  ['that works may still fail', [...works, failed(crash)], { status: 'failed', failure: crash }],
])('a remote %s', (_what, steps, status) => {
  expect(after(...steps)).toEqual(status);
});

test.each([
  ['has failed: another failure', broken, failed(crash)],
  ['has failed: files that come late', broken, loaded(9)],
  ['works: another page of it', works, requested(20)],
  ['works: that this page has come', works, loaded(30)],
  ['is on its way: being asked for again', [requested(0)], requested(20)],
])('nothing changes for a remote that %s', (_what, steps, event) => {
  const state = after(...steps);

  expect(reduce(state, event)).toBe(state);
});

test('fresh files are worth a try only where files were at fault', () => {
  expect(isAboutFiles(timeout)).toBe(true);
  expect(isAboutFiles({ phase: 'page', reason: 'style' })).toBe(true);
  expect(isAboutFiles(crash)).toBe(false);
  expect(isAboutFiles({ phase: 'module', reason: 'contract' })).toBe(false);
});
