import type { CorrectableFact } from '@camp/contracts/places/correctable-facts';
import type { Correction, PlaceFact } from '@camp/contracts/staff/staff-places';
import { seasonSpans } from '@camp/contracts/places/seasons';
import {
  amenityIn,
  isAmenity,
  isAmenityName,
  stateOf,
} from '#features/staff-places/facts/fact-kinds.ts';

/**
 * Reads a form into the shape of the contract. A field is named as in the contract's errors, such as
 * `value.latitude`. Only the API checks the values.
 */
export function readCorrection(fact: CorrectableFact, form: FormData): Correction {
  return { fact, value: valueIn(fact, form), ...sourceIn(form) } as Correction;
}

/** Reads the grid of all amenities: those that are changed from what visitors see. */
export function readAmenities(facts: readonly PlaceFact[], form: FormData): Correction {
  const changed = facts.filter(isAmenity).flatMap((fact) => {
    const state = textIn(form, fact.fact);
    return state === stateOf(fact) ? [] : [[amenityIn(fact.fact), state]];
  });
  return {
    fact: 'amenities',
    value: Object.fromEntries(changed),
    ...sourceIn(form),
  };
}

const sourceIn = (form: FormData) => ({
  source: textIn(form, 'source'),
  source_url: textIn(form, 'source_url') || null,
  reason: textIn(form, 'reason'),
});

function textIn(form: FormData, name: string): string {
  const given = form.get(name);
  return typeof given === 'string' ? given.trim() : '';
}

/** With a point or, as French has it, a comma. */
function numberIn(form: FormData, name: string): number {
  const text = textIn(form, name).replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

function valueIn(fact: CorrectableFact, form: FormData): unknown {
  const text = (name: string) => textIn(form, name);
  if (isAmenityName(fact)) return text('value');
  switch (fact) {
    case 'location':
      return {
        latitude: numberIn(form, 'value.latitude'),
        longitude: numberIn(form, 'value.longitude'),
        precision: text('value.precision'),
      };
    case 'reservation':
      return { state: text('value.state'), url: text('value.url') || null };
    case 'sites':
      return sitesIn(form);
    case 'seasons':
      return seasonsIn(form);
    case 'name':
    case 'type':
    case 'official_url':
      return text('value');
  }
}

function sitesIn(form: FormData) {
  const known = textIn(form, 'value.known');
  if (known === 'unknown') return null;
  const number = numberIn(form, 'value.number');
  return known === 'count' ? { count: number, at_least: null } : { count: null, at_least: number };
}

/** As many as the form has rows for. */
function seasonsIn(form: FormData): unknown[] {
  const seasons = [];
  for (let row = 0; form.has(`value.${row}.year`); row += 1) {
    seasons.push({
      year: numberIn(form, `value.${row}.year`),
      part: textIn(form, `value.${row}.part`) || null,
      ...Object.fromEntries(
        seasonSpans.map((name) => [name, rangeIn(form, `value.${row}.${name}`)]),
      ),
    });
  }
  return seasons;
}

/** Null where neither day is given. */
function rangeIn(form: FormData, name: string) {
  const [from, to] = [textIn(form, `${name}.from`), textIn(form, `${name}.to`)];
  return from === '' && to === '' ? null : { from, to };
}
