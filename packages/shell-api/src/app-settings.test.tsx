import { defineSettings } from '@camp/contracts/site/app-settings';
import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { putSetValues, useFlag, useSettings } from './app-settings.ts';

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

function Maps() {
  return <p role="status">{String(useFlag(settings, 'maps'))}</p>;
}

test('a flag has its default, then what was set, without a reload [app-settings-6]', () => {
  render(<Maps />);
  expect(screen.getByRole('status').textContent).toBe('true');

  act(() => putSetValues({ trips: { maps: false } }));
  expect(screen.getByRole('status').textContent).toBe('false');

  act(() => putSetValues({ trips: { maps: 'no' } }));
  expect(screen.getByRole('status').textContent).toBe('true');
});

test('a flag is named, and no setting of another kind [app-settings-6]', () => {
  type Name = Parameters<typeof useFlag<(typeof settings)['declared']>>[1];
  const flag: Name = 'maps';
  // @ts-expect-error -- a number: the compiler must refuse it, and says so here if it ever does not
  const number: Name = 'days';
  // @ts-expect-error -- a choice
  const choice: Name = 'order';
  // @ts-expect-error -- nothing that is declared
  const unknown: Name = 'gone';

  expect([flag, number, choice, unknown]).toHaveLength(4);
});
