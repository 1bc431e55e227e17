import type * as contract from '@camp/contracts/staff/staff-places';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { HiddenPlace } from '#models/place-correction.ts';
import { changePlace, type PlaceDesk } from './change-place.ts';

/** Hides a place from everyone but staff, or changes why. */
export function hideOnePlace(desk: PlaceDesk, call: Call<typeof contract.hidePlace.admin>) {
  const { reason } = call.body;
  return changePlace(desk, call, async ({ place: { slug } }, transaction) => {
    const authorId = call.actor.user.id;
    await HiddenPlace.upsert({ slug, reason, authorId, createdAt: new Date() }, { transaction });
    return { action: 'places.hide', details: { place: slug, stated_reason: reason } };
  });
}

/** @throws {@link ApiError} CONFLICT where it is not hidden. */
export function showOnePlace(desk: PlaceDesk, call: Call<typeof contract.showPlace.admin>) {
  const { reason } = call.body;
  return changePlace(desk, call, async ({ place: { slug }, hidden }, transaction) => {
    if (!hidden) throw new ApiError('CONFLICT', 'placeShown');
    await hidden.destroy({ transaction });
    const stated = reason === undefined ? {} : { stated_reason: reason };
    return { action: 'places.show', details: { place: slug, ...stated } };
  });
}
