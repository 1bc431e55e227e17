import * as z from 'zod';
import { type FeedAlert, type Reading, readItems, requireShape } from './alert.ts';
import { idOf, line, optionalAddress, optionalInstant } from './readable.ts';
import { feature, featureCollection, polygonsOf } from './geo-json.ts';

const ban = feature({
  PROT_BAP_SYSID: z.int(),
  TYPE: line,
  ACCESS_PROHIBITION_DESCRIPTION: line,
  /** A day with a zone: `2022-07-15Z`. */
  ACCESS_STATUS_EFFECTIVE_DATE: z.preprocess(
    (given) => (typeof given === 'string' ? given.replace(/^(\d{4}-\d\d-\d\d)Z$/, '$1') : given),
    optionalInstant,
  ),
  FIRE_CENTRE_NAME: line,
  BULLETIN_URL: optionalAddress,
});

/** Bans and prohibitions of the BC Wildfire Service (WFS, as GeoJSON), by fire centre. */
export function readFireBans(answer: unknown): Reading {
  const { features } = requireShape(featureCollection, answer);
  return readItems(features, { schema: ban, toAlert });
}

function toAlert({ geometry, properties }: z.infer<typeof ban>): FeedAlert {
  const { ACCESS_PROHIBITION_DESCRIPTION: banned, FIRE_CENTRE_NAME: centre } = properties;
  const polygons = polygonsOf(geometry);
  return {
    id: idOf('fire-ban', properties.PROT_BAP_SYSID),
    kind: 'fire-ban',
    status: /campfire/i.test(banned) ? 'warning' : 'notice',
    headline: {
      en: `Fires banned, ${together(banned, ['categories', 'and'])}`,
      fr: `Feux interdits, ${together(inFrench(banned), ['catégories', 'et'])}`,
    },
    text: null,
    url: properties.BULLETIN_URL,
    area: { en: `${centre} Fire Centre`, fr: `Centre de lutte contre les feux ${centre}` },
    reach: polygons.length > 0 ? { of: 'areas', polygons } : null,
    source: 'fire-bans',
    asOf: null,
    from: properties.ACCESS_STATUS_EFFECTIVE_DATE,
    until: null,
  };
}

const inFrench = (banned: string) =>
  banned.replaceAll(/categor(?:y|ies)/gi, 'catégorie').replaceAll(/campfires?/gi, 'feux de camp');

/** Returns what is banned as in a sentence: `Category 2, Category 3` are categories 2 and 3. */
const together = (banned: string, [categories, and]: readonly [string, string]) =>
  banned.toLowerCase().replace(/\S+ (\d), \S+ (\d)(?!, \S+ \d)/, `${categories} $1 ${and} $2`);
