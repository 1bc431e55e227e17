import * as z from 'zod';
import { type FeedAlert, type Reading, readItems, requireShape } from './alert.ts';
import { idOf, inEnglish, optionalInstant, optionalLine, optionalText } from './readable.ts';

const closure = z.object({
  id: z.string(),
  recResource: z.string().regex(/^REC\d+$/),
  siteName: optionalLine,
  siteNameBasis: optionalLine,
  textSaysOpen: z.boolean().optional(),
  headline: optionalLine,
  text: optionalText,
  opens: optionalInstant,
  recordedOn: optionalInstant,
});

/** Closures of recreation sites and trails, as they were recorded once: no public feed of them is open data. */
export function readClosures(answer: unknown): Reading {
  return readItems(requireShape(z.array(z.unknown()), answer), { schema: closure, toAlert });
}

function toAlert(given: z.infer<typeof closure>): FeedAlert {
  const { recResource: number, text } = given;
  /* Names that were read from titles of pictures are guesses. */
  const isSure = given.siteNameBasis === 'official' || given.siteNameBasis === 'notice';
  const name = isSure && given.siteName ? given.siteName : 'Recreation site';
  return {
    id: idOf('closure', number),
    kind: 'advisory',
    /* Some notices say that the site is open again. */
    status: given.textSaysOpen ? 'notice' : 'closed',
    headline: { en: `${name} (${number}): ${given.headline ?? 'closed'}`, fr: null },
    text: inEnglish(text),
    url: `https://www.sitesandtrailsbc.ca/resource/${number}`,
    area: null,
    reach: { of: 'recreation-site', id: number },
    source: 'recreation-sites',
    asOf: given.recordedOn,
    from: null,
    until: given.opens,
  };
}
