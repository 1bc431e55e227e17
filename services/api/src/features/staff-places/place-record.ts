import type { CampgroundRow } from '@camp/places/campgrounds';
import { keptCampground } from '@camp/places/kept-campground';
import type { Transaction } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import { Place } from '#models/place.ts';
import { HiddenPlace, PlaceCorrection } from '#models/place-correction.ts';

/** A place as it was imported, and what staff have made of it. */
export interface PlaceRecord {
  place: Place;
  row: CampgroundRow;
  /** By fact. */
  corrections: PlaceCorrection[];
  hidden: HiddenPlace | null;
}

/** @throws {@link ApiError} NOT_FOUND */
export async function readRecord(
  slug: string,
  transaction: Transaction | null = null,
): Promise<PlaceRecord> {
  const [place, corrections, hidden] = await Promise.all([
    Place.findByPk(slug, { transaction }),
    PlaceCorrection.findAll({ where: { slug }, order: ['fact'], transaction }),
    HiddenPlace.findByPk(slug, { transaction }),
  ]);
  const row = keptCampground(JSON.parse(place?.factsText ?? 'null'));
  if (!place || !row) throw new ApiError('NOT_FOUND', 'noSuchPlace');
  return { place, row, corrections, hidden };
}
