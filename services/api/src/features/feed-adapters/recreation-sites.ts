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

/** A camper knows a site by its name, and hardly one by its number. */
const namedFirst = (one: z.infer<typeof closure>, other: z.infer<typeof closure>) =>
  Number(!one.siteName) - Number(!other.siteName);

/** Closures of recreation sites and trails, as they were recorded once: no public feed of them is open data. */
export function readClosures(answer: unknown): Reading {
  return readItems(requireShape(z.array(z.unknown()), answer), {
    schema: closure,
    toAlert,
    order: namedFirst,
  });
}

function toAlert(given: z.infer<typeof closure>): FeedAlert {
  const { recResource: number, text, siteName } = given;
  return {
    id: idOf('closure', number),
    kind: 'advisory',
    /* Some notices say that the site is open again. */
    status: given.textSaysOpen ? 'notice' : 'closed',
    headline: headlineOf(given),
    ...(siteName && { reference: referenceOf(given) }),
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

/** Bases of sure names; the others were read from titles of pictures and maps. */
const sureBases = new Set(['official', 'notice']);

/** A headline that says no more than that something is closed. */
const merelyClosed = /^(site|trail|recreation reserve) (?:is )?closed\.?$/i;

const kinds = {
  site: { en: 'Recreation site', fr: 'Site récréatif', closedFr: 'fermé' },
  trail: { en: 'Recreation trail', fr: 'Sentier récréatif', closedFr: 'fermé' },
  reserve: { en: 'Recreation reserve', fr: 'Réserve récréative', closedFr: 'fermée' },
};

/** Begins with the name where one is known, else with kind and number: 'Recreation site REC0039 is closed'. */
function headlineOf(given: z.infer<typeof closure>): FeedAlert['headline'] {
  const headline = given.headline ?? 'Site is closed';
  const kind = kindIn(merelyClosed.exec(headline)?.[1]);
  if (!kind) return { en: `${nameOf(given, kinds.site, 'en')}: ${headline}`, fr: null };
  return {
    en: `${nameOf(given, kind, 'en')} is closed`,
    fr: `${nameOf(given, kind, 'fr')}\u00A0: ${kind.closedFr}`,
  };
}

type Kind = (typeof kinds)[keyof typeof kinds];

function kindIn(word: string | undefined): Kind | undefined {
  const last = word?.toLowerCase().split(' ').at(-1);
  return last === 'site' || last === 'trail' || last === 'reserve' ? kinds[last] : undefined;
}

const nameOf = (
  { recResource: number, siteName }: z.infer<typeof closure>,
  kind: Kind,
  language: 'en' | 'fr',
) => siteName ?? `${kind[language]} ${number}`;

/** The number of a site with a name: 'REC0094', or 'REC0002, unofficial name'. */
function referenceOf({ recResource: number, siteNameBasis: basis }: z.infer<typeof closure>) {
  if (sureBases.has(basis ?? '')) return { en: number, fr: number };
  return { en: `${number}, unofficial name`, fr: `${number}, nom non officiel` };
}
