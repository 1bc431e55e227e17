import type { describeSharedList } from '@camp/contracts/places/saved-places';
import type { PageDescription } from '@camp/contracts/client/page-description';
import type { OpenCall } from '#http/route.ts';
import { readSharedPlaces } from './share.service.ts';
import type { Shelf } from './shelf.ts';

/** Maximum number of facts in a description. */
const maxFacts = 100;

const sentences = {
  en: {
    noName: 'Saved places',
    count: (places: number) =>
      `A shared list of ${places} ${places === 1 ? 'campground' : 'campgrounds'}.`,
  },
  fr: {
    noName: 'Lieux enregistrés',
    count: (places: number) =>
      `Une liste partagée de ${places} ${places < 2 ? 'camping' : 'campings'}.`,
  },
};

/** Returns what the document of a shared list says before its code is there, and a preview of the link with it. */
export async function describeSharedPlaces(
  shelf: Shelf,
  { params, query }: OpenCall<typeof describeSharedList>,
): Promise<PageDescription> {
  const { name, campgrounds } = (await readSharedPlaces(shelf, { params })).list;
  const { noName, count } = sentences[query.lang];
  return {
    title: name ?? noName,
    description: count(campgrounds.length),
    picture: null,
    structured_data: null,
    facts: campgrounds.slice(0, maxFacts).map((campground, index) => ({
      label: String(index + 1),
      value: campground.name,
      href: `/campgrounds/${campground.slug}`,
    })),
    data: null,
  };
}
