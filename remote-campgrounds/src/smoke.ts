import type { Journey } from '@camp/contracts/site/journey';
import { messages as list } from './features/list/messages.ts';

/** The ways through this area that must work before a build of it goes live. */
export const journeys: Journey[] = [
  {
    name: 'a search finds a place, and Back leads to the list',
    at: '/campgrounds',
    steps: [
      { fill: list.en.search, with: 'sample' },
      { press: 'link', named: 'sample' },
      { goBack: true },
      { see: list.en.lead },
    ],
  },
];
