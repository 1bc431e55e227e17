import { journeySchema } from '@camp/contracts/site/journey';
import { expect, test } from '@jest/globals';
import { manifest } from './manifest.ts';
import { journeys } from './smoke.ts';

test.each(journeys)(
  'the journey $name fits, and begins on a page of this area [gate-4]',
  (journey) => {
    expect(journeySchema.safeParse(journey).error?.message).toBeUndefined();
    expect(manifest.routes.map(({ path }) => path)).toContain(journey.at);
  },
);
