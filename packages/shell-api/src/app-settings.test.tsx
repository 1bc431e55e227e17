import { defineSettings } from '@camp/contracts/site/app-settings';
import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { putSetValues, useSettings } from './app-settings.ts';

const label = { en: 'A setting', fr: 'Un réglage' };
const settings = defineSettings('trips', {
  maps: { kind: 'flag', default: true, label },
  days: { kind: 'number', default: 3, minimum: 1, maximum: 7, label },
  order: { kind: 'choice', default: 'near', choices: ['near', 'new'], label },
});

function Shown() {
  const { maps, days, order } = useSettings(settings);
  return <p role="status">{[maps, days, order].join(' ')}</p>;
}

afterEach(() => putSetValues({}));

test('a setting has its default, then what was set, without a reload [app-settings-1]', () => {
  render(<Shown />);
  expect(screen.getByRole('status').textContent).toBe('true 3 near');

  act(() => putSetValues({ trips: { maps: false, days: 5, order: 'new' }, other: { days: 1 } }));

  expect(screen.getByRole('status').textContent).toBe('false 5 new');
});

test.each([
  { maps: 'no', days: '4', order: 7 },
  { maps: 0, days: 0, order: 'far' },
  { maps: 1, days: 8, order: '', gone: true },
])('values that a build does not know are left out: %j [app-settings-3]', (trips) => {
  putSetValues({ trips });

  render(<Shown />);

  expect(screen.getByRole('status').textContent).toBe('true 3 near');
});
