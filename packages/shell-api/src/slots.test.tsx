import type { Slot } from '@camp/contracts/site/slots';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import {
  type DrawnSlot,
  ExtensionSlot,
  SlotDataContext,
  SlotsContext,
  useSlotData,
} from './slots.tsx';

const slot: Slot<{ town: 'string'; sites: 'number' }> = {
  name: 'campgrounds/sections',
  pages: ['campground'],
  data: { town: 'string', sites: 'number' },
};

function Section() {
  const { town, sites } = useSlotData(slot);
  return <p>{`${sites} sites near ${town}`}</p>;
}

const draw = (drawn: DrawnSlot) => (
  <SlotDataContext value={drawn}>
    <Section />
  </SlotDataContext>
);

test('an extension gets the values that its slot is given', () => {
  render(
    <SlotsContext value={draw}>
      <ExtensionSlot slot={slot} data={{ town: 'Hope', sites: 3 }} reserve="1rem" />
    </SlotsContext>,
  );

  expect(screen.getByText('3 sites near Hope')).toBeTruthy();
});

test('a slot that is given something else is told with its name, and draws nothing [slots-6]', () => {
  const told = jest.fn();
  globalThis.reportError = told;
  const data = { town: 'Hope', sites: '3' } as never;

  render(
    <SlotsContext value={draw}>
      <ExtensionSlot slot={slot} data={data} reserve="1rem" />
    </SlotsContext>,
  );

  expect(screen.queryByText(/near Hope/)).toBeNull();
  expect(told).toHaveBeenCalledWith(
    new TypeError('The slot campgrounds/sections was not given sites as a number.'),
  );
});

test('nothing but an extension of it reads the values of a slot', () => {
  jest.spyOn(console, 'error').mockReturnValue();

  expect(() => render(<Section />)).toThrow(
    'An extension reads the slot that it is in: campgrounds/sections, not null.',
  );
});

test('extensions that are opened one at a time are the page’s to draw; without a shell there are none [slots-9]', () => {
  const part = { name: 'trips/card', title: { en: 'Trips', fr: 'Sorties' }, content: 'its rows' };
  const drawTabs = ({ children }: DrawnSlot) => children?.([part]);
  const tabs = (
    <ExtensionSlot slot={slot} data={{ town: 'Hope', sites: 3 }} reserve="1rem">
      {(added) => <p>{added?.map(({ title }) => title.fr).join() || 'as without'}</p>}
    </ExtensionSlot>
  );

  const { rerender } = render(<SlotsContext value={drawTabs}>{tabs}</SlotsContext>);
  expect(screen.getByText('Sorties')).toBeTruthy();

  rerender(tabs);
  expect(screen.getByText('as without')).toBeTruthy();
});
