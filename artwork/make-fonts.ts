/*
 * Cuts the site's two fonts down to what it sets: packages/ui/src/styles/fonts.
 *
 *   node_modules/.bin/node artwork/make-fonts.ts
 *
 * Sources: the npm packages @fontsource-variable/bricolage-grotesque and @fontsource-variable/figtree,
 * version 5.3.0 (both SIL Open Font License 1.1), fetched into a temporary folder for the run.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Cut {
  family: string;
  sha512: string;
  /**
   * The weight or the range of weights that style sheets ask for. A range ends at weights that the font is drawn at:
   * cut in between, some shapes lie beyond the axis, and Firefox drops all weights.
   */
  weight: string;
}

const output = 'packages/ui/src/styles/fonts';

const cuts: Cut[] = [
  {
    family: 'bricolage-grotesque',
    sha512:
      'TLi9Q4hJjS2UvoTMRSS2nHu6c4R56lAw60NR9QYtVRCHn0XtsFpiEhNffZ8Glsoxu6wEEwLKBP8lb94J52PNBA==',
    weight: '700',
  },
  {
    family: 'figtree',
    sha512:
      'VRVodD7OiG7apQwE8/2fMjaqpY/a0qRJqL5HtYj8CKIVps+9amaFcdfKmDIf7iqYQx6iPLlArVXAfKeIZmVcNQ==',
    weight: '400:700',
  },
];

/** English and French with their punctuation, and what Latin-1 has beyond them; arrows of the buttons. */
const characters = [
  'U+0020-007E,U+00A0-00FF,U+0152-0153,U+0178',
  'U+2009,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2039-203A',
  'U+20AC,U+2122,U+2190-2193,U+2212',
].join(',');

/** Kerning, ligatures, digits of one width, and the strokes that heavy weights leave out. */
const features = 'kern,liga,tnum,rvrn';

/* Hints stay: without them Linux sets each letter on a whole pixel, and lines grow. */

const workplace = mkdtempSync(join(tmpdir(), 'campbc-fonts-'));
try {
  for (const cut of cuts) writeFileSync(join(output, `${cut.family}.woff2`), cutDown(cut));
} finally {
  rmSync(workplace, { recursive: true });
}

function cutDown(cut: Cut): Buffer {
  const whole = fetchFont(cut);
  const weighed = join(workplace, `${cut.family}.ttf`);
  const font = join(workplace, `${cut.family}.woff2`);
  fontTools('varLib.instancer', '--quiet', '--output', weighed, whole, `wght=${cut.weight}`);
  fontTools(
    'subset',
    weighed,
    `--unicodes=${characters}`,
    `--layout-features=${features}`,
    '--name-IDs=0,1,2,13',
    '--flavor=woff2',
    `--output-file=${font}`,
  );
  return readFileSync(font);
}

/** Path of the variable font for Latin. */
function fetchFont({ family, sha512 }: Cut): string {
  const folder = mkdtempSync(join(workplace, family));
  const wanted = `@fontsource-variable/${family}@5.3.0`;
  execFileSync('npm', ['pack', wanted, '--silent', '--pack-destination', folder]);
  const archive = join(folder, readdirSync(folder)[0] ?? '');
  const got = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (got !== sha512) throw new Error(`${wanted} is not the package this was made with: ${got}`);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return join(folder, `package/files/${family}-latin-wght-normal.woff2`);
}

function fontTools(tool: string, ...options: string[]): void {
  execFileSync('python3', ['-m', `fontTools.${tool}`, ...options], { stdio: 'inherit' });
}
