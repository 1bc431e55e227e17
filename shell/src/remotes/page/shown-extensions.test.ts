import type { InlinedExtension } from '@camp/release/document/release-document';
import { expect, test } from '@jest/globals';
import { shownExtensions } from './shown-extensions.ts';

const extensions: InlinedExtension[] = [
  { remote: 'trips', module: 'all', order: 1, access: 'anyone' },
  { remote: 'trips', module: 'mine', order: 2, access: 'signed-in' },
  { remote: 'trips', module: 'staff', order: 3, access: 'moderator' },
  { remote: 'trips', module: 'hope', order: 4, access: 'anyone', when: { town: 'Hope' } },
  { remote: 'trips', module: 'free', order: 5, access: 'anyone', when: { isFree: true, sites: 4 } },
];

test.each([
  [null, {}, ['all']],
  ['member', {}, ['all', 'mine']],
  ['mod', {}, ['all', 'mine', 'staff']],
  [null, { town: 'Hope' }, ['all', 'hope']],
  [null, { town: 'Yale', isFree: true, sites: 3 }, ['all']],
  [null, { isFree: true, sites: 4 }, ['all', 'free']],
] as const)('of role %s with %j sees %j [slots-1]', (role, data, modules) => {
  const shown = shownExtensions(extensions, { role, data, values: {} });

  expect(shown.map(({ module }) => module)).toEqual(modules);
});

test('one that is switched off is not seen [app-settings-4]', () => {
  const values = { trips: { 'extension/all': false, 'extension/mine': true }, other: {} };

  const shown = shownExtensions(extensions, { role: 'member', data: {}, values });

  expect(shown.map(({ module }) => module)).toEqual(['mine']);
});
