import { brand } from '@camp/contracts/site/brand';
import type { FactValue } from '@camp/contracts/places/correctable-facts';
import type { PlaceSource } from '@camp/contracts/places/open-data';
import type { CampgroundRow } from '@camp/places/campgrounds';
import type { PlaceCorrection } from '#models/place-correction.ts';
import { correctionSourceId, correctRow } from './correct-row.ts';

export interface CorrectedPlace {
  row: CampgroundRow;
  /** Sources of the corrected facts. */
  sources: PlaceSource[];
}

/** Returns an imported row with the corrections by staff, except those that this version cannot read. */
export function withCorrections(
  imported: CampgroundRow,
  corrections: readonly PlaceCorrection[],
): CorrectedPlace {
  let row = imported;
  const sources: PlaceSource[] = [];
  for (const correction of corrections) {
    const first = corrections.find((each) => isOfOneSource(each, correction)) ?? correction;
    const source = presentCorrectionSource(first);
    const { id } = source;
    const value = valueOf(correction);
    const corrected = correctRow(row, { ...keyOf(correction), value, sourceId: id });
    if (!corrected) continue;
    row = corrected;
    if (!sources.some((each) => each.id === id)) sources.push(source);
  }
  return { row, sources };
}

/** True for what the same source said on the same day: visitors read it once. */
const isOfOneSource = (one: PlaceCorrection, other: PlaceCorrection) =>
  one.source === other.source && one.sourceUrl === other.sourceUrl && dayOf(one) === dayOf(other);

const dayOf = ({ createdAt }: PlaceCorrection) => createdAt.toISOString().slice(0, 10);

const keyOf = ({ slug, fact }: PlaceCorrection) => ({ slug, fact });

export const valueOf = ({ valueText }: PlaceCorrection) => JSON.parse(valueText) as FactValue;

/** Presents a correction as a source. What staff say is given away under the licence of the site's own works. */
function presentCorrectionSource(correction: PlaceCorrection): PlaceSource {
  const { source, sourceUrl } = correction;
  return {
    id: correctionSourceId(correction),
    title: source,
    publisher: brand.name,
    licence: 'CC BY 4.0',
    licence_url: 'https://creativecommons.org/licenses/by/4.0/',
    repository_url: sourceUrl,
    as_of: dayOf(correction),
    attribution: `Corrected by ${brand.name}: ${source}`,
  };
}
