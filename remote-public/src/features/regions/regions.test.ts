import { expect, test } from '@jest/globals';
import { regions } from './regions.ts';

test('there are ten provinces and three territories, each named once', () => {
  const provinces = regions.filter(({ kind }) => kind === 'Province');
  const territories = regions.filter(({ kind }) => kind === 'Territory');

  expect(provinces).toHaveLength(10);
  expect(territories).toHaveLength(3);
  expect(new Set(regions.map(({ name }) => name)).size).toBe(13);
});

test('only British Columbia links anywhere', () => {
  const linked = regions.filter(({ link }) => link !== undefined);

  expect(linked.map(({ name, link }) => [name, link])).toEqual([
    ['British Columbia', '/regions/british-columbia'],
  ]);
});
