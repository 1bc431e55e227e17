import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { gpx, kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { SaxesParser } from 'saxes';
import { fileOf, type ListToGo } from './list-files.ts';

const campground: CampgroundSummary = {
  slug: 'quwutsun',
  name: 'sx̌ʷəx̌ʷnitkʷ “Falls” & <Camp>; B',
  park: 'Okanagan Falls Park',
  type: 'frontcountry',
  type_basis: 'listed',
  region: 'thompson-okanagan',
  point: { latitude: 49.33, longitude: -119.58 },
  precision: 'park',
  nearest_town: null,
  reservation: 'yes',
  season: {
    year: 2024,
    from: '2024-05-10',
    to: '2024-09-30',
    spans: [
      { from: '2024-05-10', to: '2024-06-21' },
      { from: '2024-09-03', to: '2024-09-30' },
    ],
    extent: 'whole',
  },
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
  language: 'en',
};

const parsedXml = (text: string) => new DOMParser().parseFromString(text, 'text/xml');

const point = { type: 'Point', coordinates: [-119.58, 49.33] };

test('GPX has a waypoint for each place whose point is known, and names the others [saved-places-1]', () => {
  const [ofList] = textsIn(fileOf('gpx', list).text, 'desc');
  const { features } = gpx(parsedXml(fileOf('gpx', list).text));

  expect(ofList).toBe('Not in this file, for where they are is not known (1): Somewhere');
  expect(features).toHaveLength(1);
  expect(features[0]).toMatchObject({
    geometry: point,
    properties: { name: campground.name, desc: expect.stringContaining('Approximate') },
  });
});

test('KML has the list by its name, every place, and what its owner noted [saved-places-1]', () => {
  const { text } = fileOf('kml', list);
  const { features } = kml(parsedXml(text));

  expect(textsIn(text, 'name')[0]).toBe(list.name);
  expect(features).toHaveLength(2);
  expect(features[0]).toMatchObject({
    geometry: point,
    properties: {
      name: campground.name,
      description: expect.stringContaining('by the creek;\n“quiet”'),
    },
  });
});

test('GeoJSON has longitude first, and no geometry where no point is known [saved-places-1]', () => {
  const { features } = JSON.parse(fileOf('geojson', list).text) as { features: unknown[] };

  expect(features).toMatchObject([
    { geometry: point, properties: { url: 'https://campbc.example/campgrounds/quwutsun' } },
    { geometry: null },
  ]);
});

test('CSV shows a formula in a note, and does not run it [saved-places-1]', () => {
  const text = fileOf('csv', list).text;

  expect(text).toContain(`"'=1+1, by the creek;\n“quiet”"`);
  expect(text.split('\r\n')).toHaveLength(4);
});

test('a calendar has the whole days of each span of a season that is known [saved-places-1]', () => {
  const calendar = new ICAL.Component(ICAL.parse(fileOf('ics', list).text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(list.name);
  expect(events.map(({ startDate, endDate }) => `${String(startDate)} ${String(endDate)}`)).toEqual(
    ['2024-05-10 2024-06-22', '2024-09-03 2024-10-01'],
  );
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  expect(events[0]?.summary).toBe(`${campground.name}: season 2024`);
  expect(events[0]?.startDate.isDate).toBe(true);
});

/** Texts that people may type, and more: pieces that mean something in one of these kinds of files. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(
        ']]>',
        '<![CDATA[',
        '&amp;',
        '</name>',
        '\r\n',
        '\r',
        '\n',
        '\u2028',
        '"',
        ',',
        ';',
      ),
      fc.constantFrom(
        '=1+1',
        '@SUM(A1)',
        '\\',
        '\\n',
        'END:VEVENT',
        '🏕️',
        '\uD83C',
        'مخيم',
        '\u202E',
        '\uFFFE',
      ),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''));

/** Returns what a strict parser finds in each element of a name (XML 1.0). @throws for what is not well-formed. */
function textsIn(xml: string, name: string): string[] {
  const found: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => (text = ''));
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => (text += part));
  parser.on('closetag', (tag) => tag.local === name && found.push(text));
  parser.write(xml).close();
  return found;
}

/** As it can be kept in every kind of file: one kind of line end, and a mark for what none may hold. */
const kept = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\t\n\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');

test('every kind of file holds whatever text people have written, whole, as a strict parser reads it', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, note) => {
      const places = [{ campground: { ...campground, name: `A${name}Z` }, note: `A${note}Z` }];
      const written = { ...list, name: `A${name}Z`, places };
      const title = kept(`A${name}Z`).replaceAll(/[\t\n]/g, ' ');
      const words = kept(`A${note}Z`);

      const [ofList, ofPlace] = textsIn(fileOf('gpx', written).text, 'name');
      expect([ofList, ofPlace]).toEqual([title, title]);
      expect(textsIn(fileOf('gpx', written).text, 'desc')[0]).toContain(words);
      expect(textsIn(fileOf('kml', written).text, 'name')).toContain(title);
      expect(textsIn(fileOf('kml', written).text, 'description')[0]).toContain(words);
      const calendar = new ICAL.Component(ICAL.parse(fileOf('ics', written).text) as unknown[]);
      const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
      expect(event?.summary).toBe(`${title}: season 2024`);
      expect(event?.description).toContain(words);
      expect(fileOf('ics', written).text).not.toMatch(
        /\p{Cs}|(?![\t\r\n])\p{Cc}|\r(?!\n)|(?<!\r)\n/u,
      );
    }),
  );
});
