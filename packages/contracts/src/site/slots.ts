import type { Translated } from '#sentences/language.ts';
import type { Access } from './roles.ts';

/** Kinds of values that a slot gives, by their names in JSON Schema (2020-12, validation 6.1.1). */
export const slotKinds = ['string', 'number', 'boolean'] as const;

interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
}

/** The kind of each value that a slot gives to its extensions, by name. */
export type SlotFields = Readonly<Record<string, keyof Kinds>>;

/** A place in a page where other apps may add something (docs/decisions/federation.md#0347). */
export interface Slot<Fields extends SlotFields = SlotFields> {
  /** Its owner and its own name: `account/hub-cards`. */
  name: string;
  /** The pages of the owner that have it. */
  pages: string[];
  data: Fields;
  /**
   * Parameter of the page's address that opens one extension at a time, `?tab=trips/trips`; each has a title then. Absent
   * where all are drawn.
   */
  opensBy?: string;
}

export type SlotData<Fields extends SlotFields> = {
  readonly [Name in keyof Fields]: Kinds[Fields[Name]];
};

const defineSlot = <const Fields extends SlotFields>(slot: Slot<Fields>): Slot<Fields> => slot;

interface Extending<Fields extends SlotFields, Module extends string> {
  module: Module;
  order: number;
  access: Access;
  when?: Partial<SlotData<Fields>>;
}

/** The name on screen of an extension that is opened by itself. */
type TitleOption<Given extends Slot> = Given extends { opensBy: string }
  ? { title: Translated }
  : object;

/** Declares what an app adds to a slot, with the slot's data as they are when the app is built. */
export const extend = <const Given extends Slot, const Module extends string>(
  { name, data }: Given,
  extending: Extending<Given['data'], Module> & TitleOption<Given>,
) => ({ slot: name, data: data as Given['data'], ...extending });

/** Cards of a member's own start page. */
export const hubCards = defineSlot({ name: 'account/hub-cards', pages: ['hub'], data: {} });

/** Sections of a campground's page, below what is known of it. */
export const campgroundSections = defineSlot({
  name: 'campgrounds/campground-sections',
  pages: ['campground'],
  data: { slug: 'string', name: 'string' },
});

/** Tiles of the dashboard of staff. */
export const dashboardTiles = defineSlot({
  name: 'admin/dashboard-tiles',
  pages: ['dashboard'],
  data: {},
});

/** Tabs of what staff see of one person, after the page's own. */
export const personTabs = {
  ...defineSlot({
    name: 'admin/person-tabs',
    pages: ['person'],
    data: {
      /** Of the person. */
      id: 'number',
      /** True if the person is a moderator or an admin. */
      isStaff: 'boolean',
    },
  }),
  opensBy: 'tab',
};

/** Tools in the bar of staff pages, which is the shell's: on none of its own pages, and on many of others. */
export const staffTools = defineSlot({
  name: 'shell/staff-tools',
  pages: [],
  data: {
    /** Number of presses of Ctrl K or ⌘K in this document. */
    asked: 'number',
    /** Keys typed since the last of them, while nothing has the focus that takes them. */
    typed: 'string',
  },
});
