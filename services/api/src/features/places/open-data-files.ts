import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import {
  type CampgroundFeature,
  campgroundFeatures,
  campgroundsCsvPath,
  type PlaceSource,
} from '@camp/contracts/places/open-data';
import { amenities } from '@camp/contracts/places/vocabulary';
import { basisOf } from '@camp/places/fact-basis';
import type { Router } from 'express';
import * as z from 'zod/mini';
import { byteOrderMark, csvRecord } from '#http/csv.ts';
import { exactRouter, nameCall } from '#http/route.ts';
import { sendShared, SharedFile } from '#http/shared-file.ts';
import { onceFor } from '#kept-answers/once-for.ts';
import { sourceIdsOf } from './campgrounds.presenter.ts';
import type { LiveIndex } from './live-index.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';

/** Time after which a reader's browser asks again, in seconds. */
const maxAgeSeconds = 300;

const geoJson = 'application/geo+json';

/** The whole set for others to use, with the licences that it comes under (RFC 7946, RFC 4180). */
export function openDataFiles(live: LiveIndex): Router {
  nameCall({ endpoint: campgroundFeatures, access: 'anyone', answers: geoJson });
  const csvCall = { method: 'GET', path: campgroundsCsvPath, response: z.string() } as const;
  nameCall({ endpoint: csvCall, access: 'anyone', answers: 'text/csv' });
  const features = keptFor(featuresText);
  const table = keptFor(tableText);
  return exactRouter()
    .get(campgroundFeatures.path, async (request, response) => {
      response.attachment('campgrounds.geojson');
      const file = features(await live.current());
      await sendShared(file, { request, response }, { type: geoJson, maxAgeSeconds });
    })
    .get(campgroundsCsvPath, async (request, response) => {
      response.attachment('campgrounds.csv');
      const file = table(await live.current());
      await sendShared(file, { request, response }, { type: 'text/csv', maxAgeSeconds });
    });
}

const keptFor = (textOf: (index: PlaceIndex) => string) =>
  onceFor((index: PlaceIndex) => new SharedFile(textOf(index)));

function featuresText({ places, sources, asOf }: PlaceIndex): string {
  const collection: z.output<typeof campgroundFeatures.response> = {
    type: 'FeatureCollection',
    as_of: asOf,
    sources: [...sources.values()],
    features: places.map(featureOf),
  };
  return JSON.stringify(campgroundFeatures.response.parse(collection));
}

function featureOf({ row, summary }: IndexedPlace): CampgroundFeature {
  const { point, nearest_town: town } = summary;
  return {
    type: 'Feature',
    id: summary.slug,
    geometry: point && { type: 'Point', coordinates: [point.longitude, point.latitude] },
    properties: {
      name: summary.name,
      park: summary.park,
      operator: row.operator,
      type: summary.type,
      type_basis: summary.type_basis,
      region: summary.region,
      precision: summary.precision,
      nearest_town: town?.name ?? null,
      nearest_town_km: town?.km ?? null,
      sites: row.sites?.count ?? null,
      sites_basis: basisOf(row.sources.sites),
      ...seasonIn(summary),
      reservation: summary.reservation,
      amenities: row.amenities,
      amenities_not_listed: summary.amenities.filter(
        (amenity) => basisOf(row.sources.amenities[amenity] ?? null) !== 'listed',
      ),
      official_url: row.url,
      sources: sourceIdsOf(row),
    },
  };
}

function seasonIn({ season }: CampgroundSummary) {
  const { year = null, from = null, to = null, spans = [], extent = null } = season ?? {};
  return {
    season_year: year,
    season_from: from,
    season_to: to,
    season_spans: spans,
    season_extent: extent,
  };
}

function tableText({ places, sources }: PlaceIndex): string {
  const rows = places.map((place) => recordOf(place, sources));
  const names = Object.keys(rows[0] ?? {});
  return (
    byteOrderMark + [names, ...rows.map(Object.values)].map((cells) => csvRecord(cells)).join('')
  );
}

type Cell = string | number | null;

function recordOf(place: IndexedPlace, sources: PlaceIndex['sources']): Record<string, Cell> {
  const { id, geometry, properties } = featureOf(place);
  const {
    amenities: states,
    amenities_not_listed: others,
    sources: ids,
    season_spans: spans,
    ...facts
  } = properties;
  const named = ids.flatMap((source) => sources.get(source) ?? []);
  const [longitude = null, latitude = null] = geometry?.coordinates ?? [];
  return {
    id,
    ...facts,
    season_spans: spans.map(({ from, to }) => `${from}/${to}`).join(' '),
    latitude,
    longitude,
    ...Object.fromEntries(amenities.map((amenity) => [amenity, states[amenity]])),
    amenities_not_listed: others.join(' '),
    sources: ids.join(' '),
    licences: joined(named, ({ licence }) => licence),
    attributions: joined(named, ({ attribution }) => attribution),
  };
}

/** Each once. */
const joined = (sources: readonly PlaceSource[], textOf: (source: PlaceSource) => string | null) =>
  [...new Set(sources.flatMap((source) => textOf(source) ?? []))].join(' ');
