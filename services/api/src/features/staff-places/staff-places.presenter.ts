import { correctableFacts } from '@camp/contracts/places/correctable-facts';
import type { PlaceSource as ShownSource } from '@camp/contracts/places/open-data';
import type { ListedStaffPlace, PlaceFact, StaffPlace } from '@camp/contracts/staff/staff-places';
import type { CampgroundRow } from '@camp/places/campgrounds';
import { sourceRow } from '@camp/places/reference';
import type { Transaction } from 'sequelize';
import { presentSource, presentSummary } from '#features/places/campgrounds.presenter.ts';
import { sourceIn, valueIn } from '#features/places/correctable-values.ts';
import { valueOf, withCorrections } from '#features/places/corrections.ts';
import { versionOf } from '#http/if-match.ts';
import { PlaceSource } from '#models/place.ts';
import { User } from '#models/user.ts';
import type { PlaceRecord } from './place-record.ts';

interface ListRow {
  row: CampgroundRow;
  goneAt: Date | null;
  corrections: number;
  isHidden: boolean;
}

export function presentListed({ row, goneAt, corrections, isHidden }: ListRow): ListedStaffPlace {
  const { slug, name, park, region } = presentSummary(row);
  const gone_since = goneAt?.toISOString().slice(0, 10) ?? null;
  return { slug, name, park, region, corrections, is_hidden: isHidden, gone_since };
}

/** Presents a place with today's names of those who did something, and the sources that the import names. */
export async function presentStaffPlace(
  record: PlaceRecord,
  transaction: Transaction | null = null,
): Promise<StaffPlace> {
  const { place, row, corrections, hidden } = record;
  const names = await authorsOf(record, transaction);
  const sources = await sourcesOf(row, transaction);
  const { row: corrected } = withCorrections(row, corrections);
  const isHidden = hidden !== null;
  const { goneAt } = place;
  return {
    ...presentListed({ row: corrected, goneAt, corrections: corrections.length, isHidden }),
    version: versionOfPlace(record),
    hidden: hidden && { reason: hidden.reason, ...byWhom(hidden, names) },
    facts: correctableFacts.map((fact) => {
      const correction = corrections.find((each) => each.fact === fact);
      const told = {
        fact,
        imported: valueIn(row, fact),
        imported_source: sources.get(sourceIn(row, fact) ?? '') ?? null,
        correction: correction ? presentCorrection(correction, names) : null,
      };
      /* Only `valueIn` knows which value belongs to which fact; the contract parses the answer. */
      return told as PlaceFact;
    }),
  };
}

type Names = ReadonlyMap<number, string>;

function presentCorrection(correction: PlaceRecord['corrections'][number], names: Names) {
  const { source, sourceUrl, reason } = correction;
  const value = valueOf(correction);
  return { value, source, source_url: sourceUrl, reason, ...byWhom(correction, names) };
}

const byWhom = ({ authorId, createdAt }: { authorId: number; createdAt: Date }, names: Names) => ({
  at: createdAt.toISOString(),
  by_id: authorId,
  by_username: names.get(authorId) ?? null,
});

async function authorsOf(
  { corrections, hidden }: PlaceRecord,
  transaction: Transaction | null,
): Promise<Names> {
  const done = hidden ? [hidden, ...corrections] : corrections;
  const id = [...new Set(done.map(({ authorId }) => authorId))];
  if (id.length === 0) return new Map();
  const attributes = ['id', 'username'];
  const authors = await User.findAll({ attributes, where: { id }, transaction });
  return new Map(authors.map((author) => [author.id, author.username]));
}

async function sourcesOf(
  row: CampgroundRow,
  transaction: Transaction | null,
): Promise<Map<string, ShownSource>> {
  const named = correctableFacts.map((fact) => sourceIn(row, fact));
  const id = [...new Set(named)].filter((each) => each !== null);
  const sources = await PlaceSource.findAll({ where: { id }, transaction });
  return new Map(
    sources.flatMap(({ factsText }) => {
      const { data } = sourceRow.safeParse(JSON.parse(factsText));
      return data ? [[data.id, presentSource(data)] as const] : [];
    }),
  );
}

/** The version of all that staff look at before they decide. */
const versionOfPlace = ({ place, corrections, hidden }: PlaceRecord) =>
  versionOf([
    place.factsText,
    place.goneAt?.toISOString() ?? null,
    ...corrections.flatMap(({ fact, valueText, source, sourceUrl, reason, createdAt }) => [
      fact,
      valueText,
      source,
      sourceUrl,
      reason,
      createdAt.toISOString(),
    ]),
    hidden && JSON.stringify([hidden.reason, hidden.createdAt.toISOString()]),
  ]);
