import type { PageDescription } from '@camp/contracts/client/page-description';
import type { Park } from '@camp/contracts/places/parks';
import { placeNames } from '@camp/contracts/places/place-names';
import { type Amenity, amenities } from '@camp/contracts/places/vocabulary';
import type { Language } from '@camp/contracts/sentences/language';
import { parkSentences } from './park-sentences.ts';

type Fact = PageDescription['facts'][number];

/** Letters and numbers of facts that a document has room for. */
const most = { title: 200, description: 500, notices: 20, campgrounds: 50, letters: 1_000 };

/** Returns what the document of a park's page says before its code is there. */
export function describePark(park: Park, language: Language): Omit<PageDescription, 'data'> {
  const { name, campgrounds } = park;
  const sentences = parkSentences[language];
  const there = factsIn(park, language, 'yes');
  const region = placeNames[language].region[park.region];
  return {
    title: name.slice(0, most.title),
    description: sentences
      .summary({ region, campgrounds: campgrounds.length, there: there.slice(0, 6).join(', ') })
      .slice(0, most.description),
    picture: null,
    structured_data: {
      '@type': 'Park',
      name,
      address: { '@type': 'PostalAddress', addressRegion: 'BC', addressCountry: 'CA' },
      containsPlace: campgrounds.map((each) => ({ '@type': 'Campground', name: each.name })),
      sameAs: park.official_url,
    },
    facts: factsOf(park, language).map((fact) => ({
      ...fact,
      value: fact.value.slice(0, most.letters),
    })),
  };
}

function factsOf(park: Park, language: Language): Fact[] {
  const { labels, none, dates, town } = parkSentences[language];
  const { region, nearest_town: nearest, official_url: official } = park;
  const states = (['yes', 'limited', 'no'] as const).flatMap((state) => {
    const found = factsIn(park, language, state);
    return found.length > 0 ? [{ label: labels[state], value: found.join(', ') }] : [];
  });
  return [
    ...park.notices.slice(0, most.notices).map((notice) => ({
      label: notice.is_sample ? labels.sample : labels[notice.status],
      value: (language === 'fr' && notice.headline_fr) || notice.headline,
    })),
    { label: labels.region, value: placeNames[language].region[region] },
    ...(nearest ? [{ label: labels.town, value: town(nearest) }] : []),
    ...park.campgrounds.slice(0, most.campgrounds).map(({ slug, name }) => ({
      label: labels.campground,
      value: name,
      href: `/campgrounds/${slug}`,
    })),
    ...(states.length > 0 ? states : [{ label: labels.yes, value: none }]),
    ...park.dates.map((date) => ({ label: labels.dates, value: dates(date) })),
    { label: labels.official, value: official, href: official },
    ...park.sources.map(({ title, attribution }) => ({
      label: labels.source,
      value: attribution ?? title,
    })),
  ].slice(0, 100);
}

function factsIn({ facts }: Park, language: Language, state: Park['facts'][number]['state']) {
  const { amenity, feature } = placeNames[language];
  const isAmenity = (fact: string): fact is Amenity => amenities.some((each) => each === fact);
  return facts
    .filter((each) => each.state === state)
    .map(({ fact }) => (isAmenity(fact) ? amenity[fact] : feature[fact]));
}
