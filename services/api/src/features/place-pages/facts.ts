import { toldSeasons } from '@camp/contracts/places/seasons';
import type { Campground } from '@camp/contracts/places/campgrounds';
import type { Language } from '@camp/contracts/sentences/language';
import type { PageDescription } from '@camp/contracts/client/page-description';
import { placeSentences } from './sentences.ts';
import { placeWords } from './words.ts';

type Fact = PageDescription['facts'][number];

/** Maximum number of notices, of sources, and of letters in a fact; a page has room for a hundred facts. */
const most = { notices: 20, sources: 40, letters: 1_000 };

/** Returns all that is known of a place, line by line, for readers without JavaScript and for searchers. */
export function factsOf(place: Campground, language: Language): Fact[] {
  const { labels } = placeSentences[language];
  const facts: Fact[] = [
    ...noticesOf(place, language),
    ...placeFacts(place, language),
    ...stayFacts(place, language),
    ...place.others_nearby.map(({ slug, name }) => ({
      label: labels.nearby,
      value: name,
      href: `/campgrounds/${slug}`,
    })),
    { label: labels.all, value: '/campgrounds', href: '/campgrounds' },
    ...place.sources.slice(0, most.sources).map(({ title, attribution }) => ({
      label: labels.source,
      value: attribution ?? title,
    })),
  ];
  return facts.map((fact) => ({ ...fact, value: fact.value.slice(0, most.letters) }));
}

function noticesOf({ notices, gone_since: gone }: Campground, language: Language): Fact[] {
  const { labels, gone: goneSince, from } = placeSentences[language];
  const labelOf = ({ status, announced }: (typeof notices)[number]) =>
    announced ? from(labels[announced.status], announced.from) : labels[status];
  return [
    ...(gone === null ? [] : [{ label: labels.notice, value: goneSince(gone) }]),
    ...notices.slice(0, most.notices).map((notice) => ({
      label: notice.is_sample ? labels.sample : labelOf(notice),
      value: (language === 'fr' && notice.headline_fr) || notice.headline,
      ...linkTo(notice.url),
    })),
  ];
}

/** Returns facts on what the place is, and where. */
function placeFacts(place: Campground, language: Language): Fact[] {
  const { labels, town } = placeSentences[language];
  const words = placeWords[language];
  const { region, nearest_town: nearest } = place;
  return [
    { label: labels.type, value: typeOf(place, language) },
    ...told(labels.otherNames, place.other_names.join(', ')),
    ...told(labels.park, place.park),
    {
      label: labels.region,
      value: words.region[region],
      href: `/campgrounds?region=${region}`,
    },
    { label: labels.operator, value: place.operator },
    { label: labels.location, value: locationOf(place, language) },
    { label: labels.town, value: nearest ? town(nearest) : labels.unknown },
  ];
}

/** Says so where only the name says of what kind it is. */
const typeOf = ({ type, type_basis: basis }: Campground, language: Language) =>
  basis === 'name'
    ? placeSentences[language].byItsName(placeWords[language].type[type])
    : placeWords[language].type[type];

function locationOf({ point, precision }: Campground, language: Language): string {
  const words = placeWords[language];
  if (!point || !precision) return words.noPoint;
  const degrees = `${point.latitude}, ${point.longitude}`;
  const caution = words.caution[precision];
  return caution === null ? degrees : `${degrees} (${caution})`;
}

/** Returns facts to know for a stay. */
function stayFacts(place: Campground, language: Language): Fact[] {
  const { labels, sites } = placeSentences[language];
  const words = placeWords[language];
  const amenities = place.amenities.map((amenity) => words.amenity[amenity]).join(', ');
  return [
    ...seasonsOf(place, language).map((value) => ({ label: labels.season, value })),
    {
      label: labels.reservation,
      value: words.reservation[place.reservation],
      ...linkTo(place.reservation_url),
    },
    { label: labels.sites, value: place.sites ? sites(place.sites) : labels.unknown },
    { label: labels.amenities, value: amenities || labels.unknown },
    { label: labels.official, value: place.official_url, ...linkTo(place.official_url) },
  ];
}

function seasonsOf({ seasons }: Campground, language: Language): string[] {
  const { season, seasonOf, noSeason } = placeSentences[language];
  const known = toldSeasons(seasons).flatMap(({ year, parts, operating: spans }) => {
    if (spans.length === 0) return [];
    const days = season({ year, spans });
    return [parts.length > 0 ? seasonOf(parts.join('; '), days) : days];
  });
  return known.length > 0 ? known : [noSeason];
}

const told = (label: string, value: string | null): Fact[] => (value ? [{ label, value }] : []);

/** Only what a page may lead to. */
const linkTo = (url: string | null) => (url && /^https:\/\/\S+$/.test(url) ? { href: url } : {});
