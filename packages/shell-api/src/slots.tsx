import { type Slot, type SlotData, type SlotFields } from '@camp/contracts/site/slots';
import { createContext, type ReactNode, use } from 'react';
import { refuse } from './refuse.ts';

/** A slot as its page draws it. */
export interface DrawnSlot<Fields extends SlotFields = SlotFields> {
  slot: Slot<Fields>;
  data: SlotData<Fields>;
  /** Least height of each extension, as CSS, from the start: what comes below does not move. */
  reserve: string;
}

/** Draws what other apps add to a slot; the shell provides it. */
export const SlotsContext = createContext<((drawn: DrawnSlot) => ReactNode) | null>(null);

/** The slot that an extension is drawn in. */
export const SlotDataContext = createContext<DrawnSlot | null>(null);

/**
 * A place in a page where other apps may add something; nothing where none does. Values of another kind than the slot
 * says are told as an uncaught error, and nothing is drawn.
 */
export function ExtensionSlot<Fields extends SlotFields>(drawn: DrawnSlot<Fields>): ReactNode {
  const draw = use(SlotsContext);
  const wrong = wrongField(drawn);
  if (wrong === undefined) return draw?.(drawn) ?? null;
  const { name, data } = drawn.slot;
  reportError(new TypeError(`The slot ${name} was not given ${wrong} as a ${data[wrong]}.`));
  return null;
}

const wrongField = <Fields extends SlotFields>({ slot, data }: DrawnSlot<Fields>) =>
  Object.keys(slot.data).find((name) => typeof data[name] !== slot.data[name]);

/** Returns the values that the slot of an extension gives. @throws TypeError outside of that slot. */
export function useSlotData<Fields extends SlotFields>({ name }: Slot<Fields>): SlotData<Fields> {
  const drawn = use(SlotDataContext);
  if (drawn?.slot.name !== name)
    refuse(`An extension reads the slot that it is in: ${name}`, drawn);
  return drawn?.data as SlotData<Fields>;
}
