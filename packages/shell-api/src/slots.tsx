import type { Translated } from '@camp/contracts/sentences/language';
import type { Slot, SlotData, SlotFields } from '@camp/contracts/site/slots';
import { createContext, type ReactNode, use } from 'react';
import { refuse } from './refuse.ts';

/** Something that another app adds to a slot whose extensions are opened one at a time. */
export interface AddedPart {
  /** Value in the address that opens it: `trips/card`. */
  name: string;
  title: Translated;
  /** Loads its code where it is drawn. */
  content: ReactNode;
}

/** A slot as its page draws it. */
export interface DrawnSlot<Fields extends SlotFields = SlotFields> {
  slot: Slot<Fields>;
  data: SlotData<Fields>;
  /** Least height of each extension, as CSS, from the start: what comes below does not move. */
  reserve: string;
  /** Draws one at a time, of a slot with `opensBy`; null while it is not known what extends the slot. */
  children?: (added: readonly AddedPart[] | null) => ReactNode;
  /** Stands above the place of one until it is drawn. */
  waiting?: ReactNode;
  /** Stands in place of one that cannot be shown; absent where the page is as if it were not there. */
  lost?: ReactNode;
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
  if (wrong === undefined) return draw ? draw(drawn) : drawn.children?.([]);
  const { name, data } = drawn.slot;
  reportError(new TypeError(`The slot ${name} was not given ${wrong} as a ${data[wrong]}.`));
  return drawn.children?.([]);
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
