import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const css = readFileSync('packages/ui/src/styles/tokens.css', 'utf8');

const stylesheets = globSync('{shell,remote-*,packages/*}/src/**/*.css');

/** Reads the colours of one theme: a token has one colour for both, or `light-dark()` of two. */
function themeOf(index: 0 | 1): Map<string, string> {
  const tokens = css.matchAll(
    /--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6}))?/g,
  );
  return new Map(
    [...tokens].map(([, name = '', light = '', dark = light]) => [
      name,
      [light, dark][index] ?? '',
    ]),
  );
}

const light = themeOf(0);
const dark = themeOf(1);

/** Relative luminance (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(theme: Map<string, string>, [front, ground]: readonly [string, string]): number {
  const [a, b] = [front, ground]
    .map((name) => luminance(theme.get(name) ?? '#000000'))
    .toSorted((x, y) => y - x);
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
}

const grounds = ['ground', 'surface', 'surface-raised', 'surface-sunken'];
/** Colours of text on any ground. */
const inks = [
  'text',
  'text-muted',
  'link',
  'brand',
  'danger-text',
  'success-text',
  'warning-text',
  'info-text',
];
const textPairs = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-brand', 'brand'],
  ['text', 'sky-high'],
  ['brand', 'sky-high'],
  ['success-text', 'success-ground'],
  ['warning-text', 'warning-ground'],
  ['danger-text', 'danger-ground'],
  ['info-text', 'info-ground'],
  ['role-admin-text', 'role-admin-ground'],
  ['role-mod-text', 'role-mod-ground'],
  ['role-subscriber-text', 'role-subscriber-ground'],
  ['on-bar-dark', 'bar-dark'],
  ['on-bar-dark', 'footer'],
  ['footer-heading', 'footer'],
  ['ground', 'focus'],
  ['night', 'sun'],
  ['on-tent', 'tent'],
] as const;

const edgePairs = [
  ['line-strong', 'surface-raised'],
  ['line-strong', 'ground'],
  ['focus', 'ground'],
  ['focus', 'surface-raised'],
] as const;

/** Every ground under focusable elements; one of the two rings must be visible on each. */
const focusGrounds = ['ground', 'surface', 'bar', 'bar-dark', 'sky-high', 'accent', 'brand'];

const themes = [
  ['light', light],
  ['dark', dark],
] as const;

for (const [name, theme] of themes) {
  test.each(textPairs)(`${name}: %s on %s can be read (WCAG 1.4.3) [every-page-1]`, (...pair) => {
    expect(contrast(theme, pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)(`${name}: %s stands out from %s (WCAG 1.4.11) [every-page-1]`, (...pair) => {
    expect(contrast(theme, pair)).toBeGreaterThanOrEqual(3);
  });

  test.each(focusGrounds)(
    `${name}: the focus is seen on %s (WCAG 2.4.11) [every-page-1]`,
    (ground) => {
      const rings = ['focus', 'focus-gap'].map((ring) => contrast(theme, [ring, ground]));

      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
    },
  );
}

/* Drawn on the film and its lake, where tests/browser/public/lake.spec.ts measures the ground of the words. */
const onPictures = ['sun'];
/* Colours of the map's canvas, never of words. */
const inksOfTheMap = ['surface', 'surface-sunken', 'line-strong', 'info-ground'];

test('no text is drawn in a colour that has no ground here [every-page-1]', () => {
  const drawn = stylesheets.flatMap((file) => {
    const rules = readFileSync(file, 'utf8').matchAll(/(?<![\w-])color:\s*var\(--([\w-]+)\)/g);
    return [...rules].map(([, token = '']) => token);
  });

  const proved = new Set<string>([
    ...textPairs.map(([front]) => front),
    ...onPictures,
    ...inksOfTheMap,
  ]);
  expect(drawn.length).toBeGreaterThan(200);
  expect([...new Set(drawn)].filter((token) => !proved.has(token))).toEqual([]);
});

test('a closed button keeps its colours under the pointer [every-page-1]', () => {
  const rules = readFileSync('packages/ui/src/actions/Button.module.css', 'utf8');
  const pointed = rules.match(/^.*:hover.*$/gm) ?? [];

  expect(pointed).toHaveLength(5);
  for (const rule of pointed) expect(rule).toContain("[aria-disabled='true']");
});

test('forced colours, which draw transparent lines, leave only the current page underlined [every-page-1]', () => {
  const drawn = stylesheets.filter((file) =>
    /border-block[\w-]*: \d+px solid transparent/.test(readFileSync(file, 'utf8')),
  );

  expect(drawn).toEqual([]);
});

test('the themes are two, and what is no colour is the same in the chosen and the system’s', () => {
  const differing = [...light].filter(([name, colour]) => dark.get(name) !== colour);
  const firelights = [...css.matchAll(/--firelight: ([\d.]+)/g)].map(([, value]) => value);

  expect(differing.length).toBeGreaterThan(30);
  expect(firelights).toEqual(['0.22', '0.6', '0.6']);
});
