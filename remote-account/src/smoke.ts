import type { Journey } from '@camp/contracts/site/journey';
import { messages as hub } from './features/hub/messages.ts';
import { messages as login } from './features/login/messages.ts';

/** The ways through this area that must work before a build of it goes live. */
export const journeys: Journey[] = [
  {
    name: 'a login leads to the hub',
    at: '/login',
    steps: [
      { fill: login.en.identifier, with: 'camper' },
      { fill: login.en.password, with: 'Canoe-Birch-3141' },
      { press: 'button', named: login.en.submit },
      { see: hub.en.whatIsOn.title },
    ],
  },
];
