import { brand } from '@camp/contracts/site/brand';

/** Numbers of places in the mail. */
export interface ClosureCounts {
  closed: number;
  opened: number;
}

const places = (count: number) => (count === 1 ? '1 saved place' : `${count} saved places`);

function subjectOf({ closed, opened }: ClosureCounts): string {
  if (closed === 0) return `${brand.name}: ${places(opened)} open again`;
  const closing = `${brand.name}: ${places(closed)} closed`;
  return opened === 0 ? closing : `${closing}, ${opened} open again`;
}

/** English texts of the mail about closures of saved places. */
export const english = {
  letter: (name: string, counted: ClosureCounts) => ({
    subject: subjectOf(counted),
    greeting: `Hello ${name},`,
    before: ['This is new at the places that you have saved, by what their authorities say.'],
    label: 'Open my saved places',
    after: [
      'We write once a day at most. Before you leave, look at the page of the place: this may have changed since.',
    ],
  }),
  closed: 'Closed',
  opened: 'Open again',
  /** After the authority's own words. */
  by: (source: string) => `Source: ${source}`,
  noLonger: (source: string) => `${source} no longer says that it is closed.`,
  more: (count: number) =>
    `${count === 1 ? 'One more place has' : `${count} more places have`} changed: see your saved places.`,
  stop: 'No more emails about saved places',
};

export type ClosureTexts = typeof english;
