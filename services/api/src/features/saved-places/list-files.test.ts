import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import ICAL from 'ical.js';
import { listFiles, type ListToGo } from './list-files.ts';

const campground: CampgroundSummary = {
  slug: 'quwutsun',
  name: 'sx̌ʷəx̌ʷnitkʷ “Falls” & <Camp>; B',
  park: 'Okanagan Falls Park',
  type: 'frontcountry',
  region: 'thompson-okanagan',
  point: { latitude: 49.33, longitude: -119.58 },
  precision: 'park',
  nearest_town: null,
  reservation: 'yes',
  season: { year: 2024, from: '2024-05-10', to: '2024-09-30' },
  amenities: [],
  distance_km: null,
  status: null,
};

const unplaced = { ...campground, slug: 'somewhere', name: 'Somewhere', point: null, season: null };

const list: ListToGo = {
  name: 'Summer; & <more>, 2024',
  places: [
    { campground, note: '=1+1, by the creek;\n“quiet”' },
    { campground: unplaced, note: '' },
  ],
  origin: 'https://campbc.example',
};

const parsedXml = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

const point = { type: 'Point', coordinates: [-119.58, 49.33] };

test('GPX has a waypoint for each place whose point is known', () => {
  const { features } = gpx(parsedXml(listFiles.gpx.write(list)));

  expect(features).toHaveLength(1);
  expect(features[0]).toMatchObject({
    geometry: point,
    properties: { name: campground.name, desc: expect.stringContaining('Approximate') },
  });
});

test('KML has every place, and what its owner noted', () => {
  const { features } = kml(parsedXml(listFiles.kml.write(list)));

  expect(features).toHaveLength(2);
  expect(features[0]).toMatchObject({
    geometry: point,
    properties: {
      name: campground.name,
      description: expect.stringContaining('by the creek;\n“quiet”'),
    },
  });
});

test('GeoJSON has longitude first, and no geometry where no point is known', () => {
  const { features } = JSON.parse(listFiles.geojson.write(list)) as { features: unknown[] };

  expect(features).toMatchObject([
    { geometry: point, properties: { url: 'https://campbc.example/campgrounds/quwutsun' } },
    { geometry: null },
  ]);
});

test('CSV shows a formula in a note, and does not run it', () => {
  const text = listFiles.csv.write(list);

  expect(text).toContain(`"'=1+1, by the creek;\n“quiet”"`);
  expect(text.split('\r\n')).toHaveLength(4);
});

test('a calendar has the whole days of each season that is known', () => {
  const calendar = new ICAL.Component(ICAL.parse(listFiles.ics.write(list)) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(list.name);
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe(`${campground.name}: season 2024`);
  expect(String(events[0]?.startDate)).toBe('2024-05-10');
  expect(String(events[0]?.endDate)).toBe('2024-10-01');
  expect(events[0]?.startDate.isDate).toBe(true);
});
