/*
 * Makes the fonts that pictures of shared links are drawn with: services/api/src/features/place-pages/fonts.
 *
 *   node_modules/.bin/node artwork/make-picture-fonts.ts
 *
 * Sources: the npm packages below, at these versions, fetched into a temporary folder for the run. Figtree and
 * Bricolage Grotesque are under the SIL Open Font License 1.1, DejaVu under the licence of Bitstream Vera.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const output = 'services/api/src/features/place-pages/fonts';

const packages = [
  'subset-font@2.9.0',
  '@fontsource-variable/bricolage-grotesque@5.3.0',
  '@fontsource-variable/figtree@5.3.0',
  'dejavu-fonts-ttf@2.37.3',
];

/** English and French with their punctuation, and what Latin-1 has beyond them. */
const latin = lettersOf(
  '20-7e a0-ff 152-153 178 2009 2010-2015 2018-201e 2022 2026 202f 2039-203a',
);

/** Letters of Indigenous languages: extended Latin, phonetic letters, accents that are set on any, syllabics. */
const wide = `${latin}${lettersOf('100-36f 370-3ff 1400-167f 18b0-18f5 1d00-1dbf 1e00-1eff 2070-209c 2c60-2c7f a720-a7ff')}`;

const cuts = [
  {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    name: 'bricolage-grotesque-700.ttf',
    letters: latin,
    weight: 700,
  },
  {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    name: 'figtree-500.ttf',
    letters: latin,
    weight: 500,
  },
  { file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', name: 'dejavu-sans-700.ttf', letters: wide },
];

interface Options {
  targetFormat: 'truetype';
  variationAxes?: Record<string, number>;
}

type SubsetFont = (font: Buffer, letters: string, options: Options) => Promise<Buffer>;

const workplace = mkdtempSync(join(tmpdir(), 'campbc-picture-fonts-'));
try {
  execFileSync('npm', ['install', '--silent', '--no-audit', '--prefix', workplace, ...packages]);
  const modules = join(workplace, 'node_modules');
  const tool = pathToFileURL(join(modules, 'subset-font/index.js')).href;
  const { default: subsetFont } = (await import(tool)) as { default: SubsetFont };
  for (const { file, name, letters, weight } of cuts) {
    const options: Options = {
      targetFormat: 'truetype',
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
    };
    const font = await subsetFont(readFileSync(join(modules, file)), letters, options);
    writeFileSync(join(output, name), font);
  }
} finally {
  rmSync(workplace, { recursive: true });
}

/** Letters of ranges of code points: `20-7e a0-ff`. */
function lettersOf(ranges: string): string {
  const letters = ranges.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((text) => Number.parseInt(text, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
  return letters.join('');
}
