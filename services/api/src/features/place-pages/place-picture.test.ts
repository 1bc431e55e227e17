import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { issueTicket } from '#errors/cost-ticket.ts';
import { DrawnPictures, tagOf } from './drawn-pictures.ts';
import { fontFor, fonts, widthIn } from './font.ts';
import { layoutText } from './lines.ts';
import { type PlacePicture, placePicture } from './place-picture.ts';

const takeTicket = async () => issueTicket('drawing', 'a test');

const place: PlacePicture = {
  name: 'Alice Lake Campground',
  type: 'Drive-in campground',
  park: 'Alice Lake Park',
  region: 'Vancouver, Coast & Mountains',
  point: { latitude: 49.78, longitude: -123.12 },
  caution: null,
};

const published = new URL(import.meta.resolve('@camp/places/data/campgrounds.json'));
const rows = JSON.parse(readFileSync(published, 'utf8')) as {
  name: string;
  park: { name: string } | null;
}[];
const names = [...new Set(rows.flatMap(({ name, park }) => [name, park?.name ?? name]))];

test('all published names have all their letters [every-page-1]', () => {
  const incomplete = names.filter((name) => fontFor(name, fonts.title).widthOf(name) === null);

  expect(names.length).toBeGreaterThan(400);
  expect(incomplete).toEqual([]);
});

test.each(['Alice Lake', 'Île-de-l’Ours'])('%s is set in the site’s own font', (name) => {
  expect(fontFor(name, fonts.title)).toBe(fonts.title);
});

test.each(['sx̌ʷəx̌ʷnitkʷ', 'Mᑫuqᵂin', "Ts'ilɂos", 'sẃiẃs'])(
  '%s is set in one font that has all of it',
  (name) => {
    expect(fontFor(name, fonts.title)).toBe(fonts.wide);
  },
);

test('every published name fits in its room, and none is cut [every-page-1]', () => {
  const sizes = [
    { size: 66, lines: 3 },
    { size: 46, lines: 4 },
  ] as const;
  for (const name of names.filter(({ length }) => length < 75)) {
    const { font, size, lines } = layoutText(name, { font: fonts.title, sizes, width: 620 });

    expect(lines.join(' ')).toBe(name);
    for (const line of lines) expect(widthIn(font, line) * size).toBeLessThanOrEqual(620);
  }
});

test('a word that no line holds is broken, and a text that no room holds is cut', () => {
  const { lines } = layoutText('x'.repeat(5_000), {
    font: fonts.text,
    sizes: [{ size: 30, lines: 2 }],
    width: 300,
  });

  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^x+…$/);
});

test('what is told is text in the picture, never markup [every-page-3]', async () => {
  const hostile = '</text><image href="http://127.0.0.1/a.png"/>&amp;\u0000\uD800\uFFFE"';

  const svg = placePicture({ ...place, name: hostile, type: hostile, caution: hostile });

  expect(svg).not.toContain('<image');
  expect(svg.isWellFormed()).toBe(true);
  expect(svg).not.toContain('\u0000');
  expect(await new DrawnPictures().of({ svg, takeTicket })).toBeInstanceOf(Buffer);
});

test('a point is a dot, and one that is approximate a ring that is said to be so', () => {
  const exact = placePicture(place);
  const rough = placePicture({ ...place, caution: 'Approximate: where its park is' });
  const nowhere = placePicture({ ...place, point: null });

  expect(exact).not.toContain('stroke-dasharray');
  expect(rough).toContain('stroke-dasharray');
  expect(rough).toContain('Approximate: where its park is');
  expect(nowhere).not.toContain('<circle');
});

test('it is drawn as PNG of the size that shared links are shown in', async () => {
  const png = await new DrawnPictures().of({ svg: placePicture(place), takeTicket });

  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(150_000);
});

test('those who ask at once for one picture get the same, and a crowd is told to come back [calls-documents-campgrounds-1]', async () => {
  const pictures = new DrawnPictures();
  const svg = placePicture(place);

  const wanted = { svg, takeTicket };

  const [first, second] = await Promise.all([pictures.of(wanted), pictures.of(wanted)]);
  const crowd = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) =>
      pictures.of({
        svg: svg.replace('Alice', `Lake ${index}`),
        takeTicket: async () => issueTicket('drawing', String(index)),
      }),
    ),
  );

  expect(first).toBe(second);
  const refused = crowd.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});

test('the tag of a picture changes with what it shows', () => {
  expect(tagOf(placePicture(place))).toBe(tagOf(placePicture({ ...place })));
  expect(tagOf(placePicture({ ...place, name: 'Other' }))).not.toBe(tagOf(placePicture(place)));
});
