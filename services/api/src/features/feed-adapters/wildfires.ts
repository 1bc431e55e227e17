import * as z from 'zod';
import { type FeedAlert, type Reading, readItems, requireShape } from './alert.ts';
import { idOf, inEnglish, optionalAddress, optionalInstant, optionalLine } from './readable.ts';
import { feature, featureCollection, positionsOf } from './geo-json.ts';

/** Smoke, flames and closed roads reach this far beyond a fire. */
const reachKm = 20;

const stages = {
  'Out of Control': { en: 'out of control', fr: 'hors de contrôle' },
  'Fire of Note': { en: 'a fire of note', fr: 'feu d’intérêt' },
  New: { en: 'new', fr: 'nouveau' },
  'Being Held': { en: 'being held', fr: 'contenu' },
  'Under Control': { en: 'under control', fr: 'maîtrisé' },
} as const;

const fire = feature({
  FIRE_NUMBER: z.string().regex(/^[A-Z]\d{4,6}$/),
  FIRE_STATUS: z.enum([
    'Out of Control',
    'Fire of Note',
    'New',
    'Being Held',
    'Under Control',
    'Out',
  ]),
  INCIDENT_NAME: optionalLine,
  GEOGRAPHIC_DESCRIPTION: optionalLine,
  CURRENT_SIZE: z.number().nonnegative().nullish(),
  IGNITION_DATE: optionalInstant,
  FIRE_URL: optionalAddress,
  FIRE_OF_NOTE_IND: z.string().nullish(),
});

/** Fires of the BC Wildfire Service that are not out (ArcGIS, as GeoJSON), the largest first. */
export function readWildfires(answer: unknown): Reading {
  const { features } = requireShape(featureCollection, answer);
  return readItems(features, { schema: fire, toAlert, order: bySize });
}

const hectaresOf = ({ properties }: z.infer<typeof fire>) => properties.CURRENT_SIZE ?? 0;

const bySize = (one: z.infer<typeof fire>, other: z.infer<typeof fire>) =>
  hectaresOf(other) - hectaresOf(one);

function toAlert({ geometry, properties }: z.infer<typeof fire>): FeedAlert | null {
  const { FIRE_NUMBER: number, FIRE_STATUS: status, CURRENT_SIZE: hectares } = properties;
  const positions = positionsOf(geometry);
  if (status === 'Out' || positions.length === 0) return null;
  const name = nameOf(number, properties.INCIDENT_NAME);
  const stage = stages[status];
  const isWild = status === 'Out of Control' || status === 'Fire of Note';
  const place = properties.GEOGRAPHIC_DESCRIPTION;
  return {
    id: idOf('wildfire', number),
    kind: 'wildfire',
    status: isWild || properties.FIRE_OF_NOTE_IND === 'Y' ? 'warning' : 'notice',
    headline: { en: `Wildfire ${name}, ${stage.en}`, fr: `Feu de forêt ${name}, ${stage.fr}` },
    text: hectares ? sizeOf(hectares) : null,
    url: properties.FIRE_URL,
    area: inEnglish(place),
    reach: { of: 'around', positions, km: reachKm + radiusKm(hectares ?? 0) },
    source: 'wildfires',
    asOf: null,
    from: properties.IGNITION_DATE,
    until: null,
  };
}

const nameOf = (number: string, name: string | null) =>
  name && name !== number ? `${name} (${number})` : number;

/** Radius of a fire in kilometres, if it were round: its point is only where it began. */
const radiusKm = (hectares: number) => Math.sqrt(hectares / 100 / Math.PI);

function sizeOf(hectares: number) {
  const [en, fr] = ['en-CA', 'fr-CA'].map((language) =>
    hectares.toLocaleString(language, { maximumFractionDigits: hectares < 10 ? 1 : 0 }),
  );
  return { en: `About ${en} hectares.`, fr: `Environ ${fr} hectares.` };
}
