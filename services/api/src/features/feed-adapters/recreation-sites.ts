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
  return {
    id: idOf('closure', number),
    kind: 'advisory',
    /* Some notices say that the site is open again. */
    status: given.textSaysOpen ? 'notice' : 'closed',
    headline: headlineOf(given),
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

/** Bases of names; those that were read from titles of pictures and maps are guesses. */
const sureBases = new Set(['official', 'notice']);

/** A headline that says no more than that something is closed. */
const merelyClosed = /^(site|trail|recreation reserve) (?:is )?closed\.?$/i;

const kinds: Record<string, { en: string; fr: string; closedFr: string }> = {
  site: { en: 'Recreation site', fr: 'Site récréatif', closedFr: 'fermé' },
  trail: { en: 'Recreation trail', fr: 'Sentier récréatif', closedFr: 'fermé' },
  'recreation reserve': { en: 'Recreation reserve', fr: 'Réserve récréative', closedFr: 'fermée' },
};

/** Begins with the name where one is sure, else with kind and number: 'Recreation site REC0039 is closed'. */
function headlineOf(given: z.infer<typeof closure>): FeedAlert['headline'] {
  const { recResource: number, siteName, siteNameBasis } = given;
  const headline = given.headline ?? 'Site is closed';
  const isSure = siteName && sureBases.has(siteNameBasis ?? '');
  const named = (kind: string) => (isSure ? `${siteName} (${number})` : `${kind} ${number}`);
  const kind = kinds[merelyClosed.exec(headline)?.[1]?.toLowerCase() ?? ''];
  if (!kind) return { en: `${named('Recreation site')}: ${headline}`, fr: null };
  return {
    en: `${named(kind.en)} is closed`,
    fr: `${named(kind.fr)}\u00A0: ${kind.closedFr}`,
  };
}
