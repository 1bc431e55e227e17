import type { AmenityStates, FactValue } from '@camp/contracts/places/correctable-facts';
import { amenities } from '@camp/contracts/places/vocabulary';
import type * as contract from '@camp/contracts/staff/staff-places';
import { isInProvince } from '@camp/places/province';
import { ApiError, wrongField } from '#errors/api-error.ts';
import { correctRow } from '#features/places/correct-row.ts';
import { valueIn } from '#features/places/correctable-values.ts';
import { valueOf } from '#features/places/corrections.ts';
import type { Call } from '#http/route.ts';
import { PlaceCorrection } from '#models/place-correction.ts';
import { changePlace, type PlaceDesk } from './change-place.ts';
import type { PlaceRecord } from './place-record.ts';

type CorrectCall = Call<typeof contract.correctFact.admin>;

type Body = CorrectCall['body'];
type FactAndValue<Sent> = Sent extends { fact: infer Fact; value: infer Value }
  ? { fact: Fact; value: Value }
  : never;
type OneFact = FactAndValue<Exclude<Body, { fact: 'amenities' }>>;

/** @throws {@link ApiError} VALIDATION for a value that no place can have. */
export function correctFacts(desk: PlaceDesk, call: CorrectCall) {
  const { source, source_url: sourceUrl, reason } = call.body;
  return changePlace(desk, call, async (record, transaction) => {
    const { slug } = record.place;
    const facts = factsIn(call.body);
    for (const each of facts) requirePossible(record, each);
    const written = { slug, source, sourceUrl, reason, authorId: call.actor.user.id };
    const rows = facts.map(({ fact, value }) => ({
      ...written,
      fact,
      valueText: JSON.stringify(value),
      createdAt: new Date(),
    }));
    await PlaceCorrection.bulkCreate(rows, { updateOnDuplicate: [...rewritten], transaction });
    const changed = { place: slug, ...changeIn(record, call.body) };
    const from = { source, source_url: sourceUrl };
    return {
      action: 'places.correct',
      details: { ...changed, ...from, stated_reason: reason },
    };
  });
}

/** Columns that a later correction of the same fact writes again. */
const rewritten = ['valueText', 'source', 'sourceUrl', 'reason', 'authorId', 'createdAt'] as const;

/** Returns each fact that a call corrects. */
function factsIn(body: Body): OneFact[] {
  if (body.fact !== 'amenities') return [body];
  const { value: states } = body;
  return amenities.flatMap((amenity) => {
    const value = states[amenity];
    return value ? [{ fact: `amenities.${amenity}` as const, value }] : [];
  });
}

/** Returns what visitors saw and see, as it is put on record: amenities that change in one act are one entry. */
function changeIn(record: PlaceRecord, body: Body) {
  const { fact, value: after } = body;
  if (fact !== 'amenities') return { fact, before: toldIn(record, fact), after };
  const before = factsIn(body).map((each) => [
    each.fact.slice('amenities.'.length),
    toldIn(record, each.fact),
  ]);
  return { fact, before: Object.fromEntries(before) as AmenityStates, after };
}

function requirePossible({ row, place: { slug } }: PlaceRecord, one: OneFact): void {
  if (one.fact === 'location') {
    const { longitude, latitude } = one.value;
    if (!isInProvince([longitude, latitude])) throw wrongField('value.latitude', 'outsideProvince');
  }
  if (!correctRow(row, { slug, fact: one.fact, value: one.value }))
    throw wrongField('value', 'invalid');
}

/** Returns the value of a fact that visitors see. */
function toldIn({ row, corrections }: PlaceRecord, fact: PlaceCorrection['fact']): FactValue {
  const correction = corrections.find((each) => each.fact === fact);
  return correction ? valueOf(correction) : valueIn(row, fact);
}

/** @throws {@link ApiError} CONFLICT where it is not corrected. */
export function withdrawOneCorrection(
  desk: PlaceDesk,
  call: Call<typeof contract.withdrawCorrection.admin>,
) {
  const { fact } = call.params;
  return changePlace(desk, call, async ({ place: { slug }, row, corrections }, transaction) => {
    const correction = corrections.find((each) => each.fact === fact);
    if (!correction) throw new ApiError('CONFLICT', 'noSuchCorrection');
    await correction.destroy({ transaction });
    const changed = { place: slug, fact, before: valueOf(correction), after: valueIn(row, fact) };
    return {
      action: 'places.withdraw',
      details: { ...changed, stated_reason: call.body.reason },
    };
  });
}
