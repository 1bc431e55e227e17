import { expect, test } from '@jest/globals';
import { clusterButton, pinOf } from './marker-buttons.ts';

const events = {
  say: {
    point: () => '',
    cluster: ({ count, isApproximate }: { count: number; isApproximate: boolean }) =>
      `${count}${isApproximate ? ', approximate' : ''}`,
  },
  onPick: () => undefined,
  onMark: () => undefined,
};

const cluster = { count: 6, town: 'Balfour', onPress: () => undefined };

test('a marker of several at one approximate point is open, and says so', () => {
  const together = clusterButton({ ...cluster, isApproximate: true }, events);
  const separable = clusterButton({ ...cluster, isApproximate: false }, events);

  expect([together.dataset['precision'], separable.dataset['precision']]).toEqual([
    'approximate',
    undefined,
  ]);
  expect(together.getAttribute('aria-label')).toBe('6, approximate');
});

test('the pin of a place has its name, and says it to no one twice', () => {
  const { element } = pinOf('Redfish Campground');

  expect(element.textContent).toBe('Redfish Campground');
  expect(element.ariaHidden).toBe('true');
});
