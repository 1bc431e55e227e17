import { brand } from '@camp/contracts/site/brand';
import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { ListFormat } from '@camp/contracts/places/saved-places';
import { toKML } from '@placemarkio/tokml';
import { BaseBuilder, buildGPX } from 'gpx-builder';
import ical from 'ical-generator';
import { byteOrderMark, csvRecord } from '#http/csv.ts';

/** A list as its owner takes it away: with their notes. */
export interface ListToGo {
  name: string;
  places: { campground: CampgroundSummary; note: string }[];
  /** Of this site. */
  origin: string;
}

interface FileKind {
  type: string;
  write: (list: ListToGo) => string;
}

const dayMs = 86_400_000;

/**
 * Points of a park stand for campgrounds whose place is not known better: whoever follows one to the metre must
 * know.
 */
const approximate = 'Approximate: the point of its park or of the place that it is named after.';

/** Each kind of file, and how a list is written as one. */
export const listFiles: Record<ListFormat, FileKind> = {
  gpx: { type: 'application/gpx+xml', write: writeGpx },
  kml: { type: 'application/vnd.google-earth.kml+xml', write: (list) => toKML(featuresOf(list)) },
  geojson: {
    type: 'application/geo+json',
    write: (list) => `${JSON.stringify(featuresOf(list), null, 1)}\n`,
  },
  csv: { type: 'text/csv', write: writeCsv },
  ics: { type: 'text/calendar', write: writeSeasons },
};

const addressOf = (origin: string, { slug }: CampgroundSummary) => `${origin}/campgrounds/${slug}`;

/** Lines that say where it is, how well that is known, and what its owner noted. */
function descriptionOf({ campground, note }: ListToGo['places'][number]): string {
  const { park, precision } = campground;
  const isExact = precision === 'site' || precision === null;
  return [park, isExact ? null : approximate, note].filter(Boolean).join('\n');
}

/** Waypoints (GPX 1.1). What has no point is left out. */
function writeGpx({ name, places, origin }: ListToGo): string {
  const { Link, Metadata, Point } = BaseBuilder.MODELS;
  const points = places.flatMap((place) => {
    const { campground } = place;
    if (!campground.point) return [];
    const { latitude, longitude } = campground.point;
    const link = new Link(addressOf(origin, campground));
    const options = { name: campground.name, desc: descriptionOf(place), link, type: 'Campground' };
    return [new Point(latitude, longitude, options)];
  });
  const builder = new BaseBuilder().setMetadata(new Metadata({ name })).setWayPoints(points);
  return buildGPX(builder.toObject());
}

/** Features with longitude first (RFC 7946); a campground without a point has no geometry. */
function featuresOf({ places, origin }: ListToGo) {
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
        description: descriptionOf(place),
        url: addressOf(origin, campground),
        region,
        type,
        reservation,
      },
    };
  });
  return { type: 'FeatureCollection' as const, features };
}

function writeCsv({ places, origin }: ListToGo): string {
  const header = ['name', 'park', 'type', 'region', 'latitude', 'longitude', 'precision'];
  const rows = places.map(({ campground, note }) => {
    const { name, park, type, region, point, precision } = campground;
    const where = [point?.latitude ?? null, point?.longitude ?? null, precision];
    return [name, park, type, region, ...where, note, addressOf(origin, campground)];
  });
  const records = [[...header, 'note', 'url'], ...rows].map((cells) => csvRecord(cells));
  return byteOrderMark + records.join('');
}

/** One event of whole days for each known season (RFC 5545): it ends before the day after the last one. */
function writeSeasons({ name, places, origin }: ListToGo): string {
  const calendar = ical({ name, prodId: { company: brand.name, product: 'Saved places' } });
  for (const { campground, note } of places) {
    const { season, slug } = campground;
    if (!season) continue;
    calendar.createEvent({
      id: `${slug}-${season.year}@${new URL(origin).hostname}`,
      summary: `${campground.name}: season ${season.year}`,
      description: [campground.park, note].filter(Boolean).join('\n'),
      url: addressOf(origin, campground),
      start: new Date(season.from),
      end: new Date(Date.parse(season.to) + dayMs),
      allDay: true,
      timezone: 'UTC',
    });
  }
  return calendar.toString();
}
