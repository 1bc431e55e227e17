import { brand } from '@camp/contracts/site/brand';
import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { ListFormat } from '@camp/contracts/places/saved-places';
import type { Language } from '@camp/contracts/sentences/language';
import { foldersToKML } from '@placemarkio/tokml';
import { BaseBuilder, buildGPX } from 'gpx-builder';
import ical from 'ical-generator';
import { byteOrderMark, csvRecord } from '#http/csv.ts';

/** A list as its owner takes it away: with their notes. */
export interface ListToGo {
  name: string;
  places: { campground: CampgroundSummary; note: string }[];
  /** Origin of this site. */
  origin: string;
  /** Language of the person who takes it away. */
  language: Language;
}

interface FileKind {
  type: string;
  write: (list: ListToGo) => string;
}

const dayMs = 86_400_000;

const sentences = {
  en: {
    /**
     * Points of a park stand for campgrounds whose place is not known better: anyone who follows one to the
     * metre must know.
     */
    approximate: 'Approximate: the point of its park or of the place that it is named after.',
    season: (name: string, year: number) => `${name}: season ${year}`,
    leftOut: (names: string[]) =>
      `Not in this file, for where they are is not known (${names.length}): ${names.join(', ')}`,
  },
  fr: {
    approximate: 'Approximatif\u00A0: le point de son parc ou du lieu dont il porte le nom.',
    season: (name: string, year: number) => `${name}\u00A0: saison ${year}`,
    leftOut: (names: string[]) =>
      `Absents de ce fichier, car leur emplacement n’est pas connu (${names.length})\u00A0: ${names.join(', ')}`,
  },
};

/** Each kind of file, and how a list of texts that it can hold is written as one. */
const kinds: Record<ListFormat, FileKind> = {
  gpx: { type: 'application/gpx+xml', write: writeGpx },
  kml: {
    type: 'application/vnd.google-earth.kml+xml',
    write: writeKml,
  },
  geojson: {
    type: 'application/geo+json',
    write: (list) => `${JSON.stringify(featuresOf(list), null, 1)}\n`,
  },
  csv: { type: 'text/csv', write: writeCsv },
  ics: { type: 'text/calendar', write: writeSeasons },
};

/**
 * Returns a text that every kind of file can hold: XML 1.0 (2.2) and iCalendar (RFC 5545, 3.1) have no place for
 * control characters and halves of a character, not even escaped, and read several line ends as one.
 */
const writableText = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '\uFFFD');

/** Names are of one line: the name of a calendar cannot hold two. */
const writableName = (text: string) => writableText(text).replaceAll(/[\t\n]/g, ' ');

const writable = ({ name, places, ...list }: ListToGo): ListToGo => ({
  ...list,
  name: writableName(name),
  places: places.map(({ campground, note }) => ({
    campground: {
      ...campground,
      name: writableName(campground.name),
      park: campground.park && writableName(campground.park),
    },
    note: writableText(note),
  })),
});

/** Returns a list as a file of a kind, whatever text is in it. */
export function fileOf(format: ListFormat, list: ListToGo): { type: string; text: string } {
  const { type, write } = kinds[format];
  return { type, text: write(writable(list)) };
}

const addressOf = (origin: string, { slug }: CampgroundSummary) => `${origin}/campgrounds/${slug}`;

/** Lines that say where it is, how well that is known, and what its owner noted. */
function descriptionOf(
  { campground, note }: ListToGo['places'][number],
  language: Language,
): string {
  const { park, precision } = campground;
  const isExact = precision === 'site' || precision === null;
  return [park, isExact ? null : sentences[language].approximate, note].filter(Boolean).join('\n');
}

/** The library leaves `]]>` as it is, which no text may hold (XML 1.0, 2.4), and writes none by itself. */
function writeKml(list: ListToGo): string {
  const { features } = featuresOf(list);
  const folder = { type: 'folder' as const, meta: { name: list.name }, children: features };
  return foldersToKML({ type: 'root', children: [folder] }).replaceAll(']]>', ']]&gt;');
}

/** The library would take what reads like an entity for one, such as the `&T;` of `AT&T;`. */
const withoutEntities = (text: string) => text.replaceAll('&', '&amp;');

/** Waypoints (GPX 1.1). What has no point cannot be one: the file says which places that are. */
function writeGpx({ name, places, origin, language }: ListToGo): string {
  const { Link, Metadata, Point } = BaseBuilder.MODELS;
  const points = places.flatMap((place) => {
    const { campground } = place;
    if (!campground.point) return [];
    const { latitude, longitude } = campground.point;
    const link = new Link(addressOf(origin, campground));
    const options = {
      name: withoutEntities(campground.name),
      desc: withoutEntities(descriptionOf(place, language)),
      link,
      type: 'Campground',
    };
    return [new Point(latitude, longitude, options)];
  });
  const without = places.filter(({ campground: { point } }) => !point);
  const leftOut = without.map(({ campground }) => campground.name);
  const desc = leftOut.length > 0 ? sentences[language].leftOut(leftOut) : '';
  const metadata = new Metadata({
    name: withoutEntities(name),
    ...(desc && { desc: withoutEntities(desc) }),
  });
  const builder = new BaseBuilder().setMetadata(metadata).setWayPoints(points);
  return buildGPX(builder.toObject());
}

/** Features with longitude first (RFC 7946); a campground without a point has no geometry. */
function featuresOf({ places, origin, language }: ListToGo) {
  const features = places.map((place) => {
    const { campground } = place;
    const { point, name, region, type, reservation } = campground;
    return {
      type: 'Feature' as const,
      geometry: point && {
        type: 'Point' as const,
        coordinates: [point.longitude, point.latitude],
      },
      properties: {
        name,
        description: descriptionOf(place, language),
        url: addressOf(origin, campground),
        region,
        type,
        reservation,
      },
    };
  });
  return { type: 'FeatureCollection' as const, features };
}

function writeCsv({ places, origin, language }: ListToGo): string {
  const header = ['name', 'park', 'type', 'region', 'latitude', 'longitude', 'precision'];
  const rows = places.map(({ campground, note }) => {
    const { name, park, type, region, point, precision } = campground;
    const where = [point?.latitude ?? null, point?.longitude ?? null, precision];
    return [name, park, type, region, ...where, note, addressOf(origin, campground)];
  });
  const records = [[...header, 'note', 'url'], ...rows].map((cells) => csvRecord(cells, language));
  return byteOrderMark + records.join('');
}

/** One event of whole days for each span of a known season (RFC 5545): it ends before the day after the last one. */
function writeSeasons({ name, places, origin, language }: ListToGo): string {
  const calendar = ical({ name, prodId: { company: brand.name, product: 'Saved places' } });
  for (const { campground, note } of places) {
    const { season, slug } = campground;
    if (!season) continue;
    for (const [at, { from, to }] of season.spans.entries())
      calendar.createEvent({
        id: `${[slug, season.year, ...(at > 0 ? [at + 1] : [])].join('-')}@${new URL(origin).hostname}`,
        summary: sentences[language].season(campground.name, season.year),
        description: [campground.park, note].filter(Boolean).join('\n'),
        url: addressOf(origin, campground),
        start: new Date(from),
        end: new Date(Date.parse(to) + dayMs),
        allDay: true,
        timezone: 'UTC',
      });
  }
  return calendar.toString();
}
