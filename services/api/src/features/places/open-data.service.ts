import type { PlaceImport as ToldImport } from '@camp/contracts/places/open-data';
import { Op } from 'sequelize';
import { onceFor } from '#kept-answers/once-for.ts';
import { HiddenPlace } from '#models/place-correction.ts';
import { PlaceChange, PlaceImport } from '#models/place-import.ts';
import type { PlaceIndex } from './place-index.ts';

/** Maximum numbers of imports shown, the last ones, and of places for each. */
const maxImports = 10;
const maxPlaces = 300;

export const showSources = onceFor(({ sources, places, asOf }: PlaceIndex) => ({
  sources: [...sources.values()],
  campgrounds: places.length,
  as_of: asOf,
}));

/** Newest first. */
export async function showImports() {
  const [imports, hidden] = await Promise.all([
    PlaceImport.findAll({ order: [['id', 'DESC']], limit: maxImports }),
    HiddenPlace.findAll({ attributes: ['slug'] }),
  ]);
  const slugs = hidden.map(({ slug }) => slug);
  return { imports: await Promise.all(imports.map((kept) => importWithout(slugs, kept))) };
}

/** Presents the numbers of places that an import changed. */
export const presentImport = (kept: PlaceImport) => ({
  id: kept.id,
  imported_at: kept.importedAt.toISOString(),
  as_of: kept.asOf,
  added: kept.addedPlaces,
  changed: kept.changedPlaces,
  gone: kept.gonePlaces,
  returned: kept.returnedPlaces,
});

async function importWithout(hidden: readonly string[], kept: PlaceImport): Promise<ToldImport> {
  const where = { importId: kept.id, slug: { [Op.notIn]: [...hidden] } };
  const places = await PlaceChange.findAll({ where, order: ['name'], limit: maxPlaces });
  return {
    ...presentImport(kept),
    places: places.map(({ slug, name, change, factsText }) => ({
      slug,
      name,
      change,
      facts: JSON.parse(factsText) as ToldImport['places'][number]['facts'],
    })),
  };
}
