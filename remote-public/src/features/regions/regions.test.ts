import { expect, test } from '@jest/globals';
import { outlines } from './canada-map/outlines.ts';
import { messages } from './messages.ts';
import { regionNames } from './region-names.ts';
import { regions } from './regions.ts';

test('there are ten provinces and three territories, each listed once [public-pages-12]', () => {
  const provinces = regions.filter(({ kind }) => kind === 'province');
  const territories = regions.filter(({ kind }) => kind === 'territory');

  expect(provinces).toHaveLength(10);
  expect(territories).toHaveLength(3);
  expect(new Set(regions.map(({ code }) => code)).size).toBe(13);
});

test('every region has a name of its own in both languages, and its place on the map [fields-1]', () => {
  const codes = regions.map(({ code }) => code);

  for (const names of [regionNames.en, regionNames.fr]) {
    expect(new Set(codes.map((code) => names[code])).size).toBe(13);
  }
  expect(outlines.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
});

test('only British Columbia links anywhere [public-pages-12]', () => {
  const linked = regions.filter(({ link }) => link !== undefined);

  expect(linked.map(({ code, link }) => [code, link])).toEqual([
    ['BC', '/regions/british-columbia'],
  ]);
});

test('the closed regions are announced as future franchise opportunities [public-pages-12]', () => {
  expect(messages.en.future).toBe('Future franchise opportunity');
});
