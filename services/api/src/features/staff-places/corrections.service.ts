import type { FactValue } from '@camp/contracts/places/correctable-facts';
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

/** @throws {@link ApiError} VALIDATION for a value that no place can have. */
export function correctOneFact(desk: PlaceDesk, call: CorrectCall) {
  const { fact, value, source, source_url: sourceUrl, reason } = call.body;
  return changePlace(desk, call, async (record, transaction) => {
    requirePossible(record, call.body);
    const { slug } = record.place;
    const before = toldIn(record, fact);
    const written = { source, sourceUrl, reason, authorId: call.actor.user.id };
    await PlaceCorrection.upsert(
      { slug, fact, valueText: JSON.stringify(value), ...written, createdAt: new Date() },
      { transaction },
    );
    const changed = { place: slug, fact, before, after: value };
    const from = { source, source_url: sourceUrl };
    return {
      action: 'places.correct',
      details: { ...changed, ...from, stated_reason: reason },
    };
  });
}

function requirePossible({ row, place: { slug } }: PlaceRecord, body: CorrectCall['body']): void {
  if (body.fact === 'location') {
    const { longitude, latitude } = body.value;
    if (!isInProvince([longitude, latitude])) throw wrongField('value.latitude', 'outsideProvince');
  }
  if (!correctRow(row, { slug, fact: body.fact, value: body.value }))
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
