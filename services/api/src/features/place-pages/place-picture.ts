import { brand } from '@camp/contracts/site/brand';
import { fonts } from './font.ts';
import { type TextLayout, layoutText } from './lines.ts';
import { provinceIn } from './province.ts';

/** The content of a place's picture, in one language. */
export interface PlacePicture {
  name: string;
  /** Kind of place. */
  type: string;
  park: string | null;
  region: string;
  point: { latitude: number; longitude: number } | null;
  /** Said of a point that is not the place itself, or where there is none; null for an exact one. */
  caution: string | null;
}

/** Size of pictures of shared links (Open Graph). */
const size = { width: 1200, height: 630 };

/** The site's colours at night (packages/ui/src/styles/tokens.css). */
const colours = {
  ground: '#0f2e21',
  land: '#2a6349',
  shore: '#9bd0b0',
  title: '#fff6da',
  text: '#f1ead9',
  muted: '#b3c9b8',
  ember: '#ffab6e',
};

const left = 72;
const column = 620;
const province = provinceIn({ x: 730, y: 64, width: 420, height: 420 });

/** Returns the picture as SVG. All facts are text in it, never markup. */
export function placePicture(place: PlacePicture): string {
  const { name, type, park, region, point, caution } = place;
  const title = layoutText(name, {
    font: fonts.title,
    sizes: [
      { size: 92, lines: 2 },
      { size: 80, lines: 2 },
      { size: 66, lines: 3 },
      { size: 54, lines: 3 },
      { size: 46, lines: 4 },
    ],
    width: column,
  });
  const small = (text: string, lines = 2) => {
    const sizes = [
      { size: 34, lines: 1 },
      { size: 30, lines },
    ] as const;
    return layoutText(text, { font: fonts.text, sizes, width: column });
  };
  const blocks: Block[] = [
    { text: small(type, 1), colour: colours.ember, gap: 22 },
    { text: title, colour: colours.title, gap: 30 },
    ...(park === null || park === name
      ? []
      : [{ text: small(park), colour: colours.text, gap: 8 }]),
    { text: small(region, 1), colour: colours.muted, gap: 0 },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    `<rect width="100%" height="100%" fill="${colours.ground}"/>`,
    `<path d="${province.path}" fill="${colours.land}" stroke="${colours.shore}" stroke-width="1.5" fill-rule="evenodd"/>`,
    point ? markerOf(point, caution !== null) : '',
    ...stacked(blocks),
    caution === null ? '' : cautionOf(caution),
    signature,
    '</svg>',
  ].join('');
}

interface Block {
  text: TextLayout;
  colour: string;
  /** Space below it. */
  gap: number;
}

/** Lines stand closer in large letters. */
const leadingOf = ({ size: letters }: TextLayout) => letters * (letters > 50 ? 1.04 : 1.25);

const heightOf = ({ text, gap }: Block) => text.lines.length * leadingOf(text) + gap;

/** Blocks of text below each other, in the middle of the room above the signature. */
function stacked(blocks: readonly Block[]): string[] {
  const height = blocks.reduce((sum, block) => sum + heightOf(block), 0);
  let top = Math.max(48, (size.height - 110 - height) / 2 + 10);
  return blocks.map((block) => {
    const at = top;
    top += heightOf(block);
    return linesOf(block, at);
  });
}

function linesOf({ text, colour }: Block, top: number): string {
  const leading = leadingOf(text);
  const spans = text.lines.map(
    (line, index) =>
      `<tspan x="${left}" y="${(top + leading * index + text.size * 0.86).toFixed(1)}">${escaped(line)}</tspan>`,
  );
  return `<text font-family="${text.font.family}" font-size="${text.size}" fill="${colour}">${spans.join('')}</text>`;
}

/** A point is a dot; one that only stands for its surroundings is a ring around them. */
function markerOf(point: NonNullable<PlacePicture['point']>, isApproximate: boolean): string {
  const { x, y } = province.at(point);
  const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`;
  if (!isApproximate)
    return `<circle ${at} r="13" fill="${colours.ember}" stroke="${colours.ground}" stroke-width="5"/>`;
  return `<circle ${at} r="22" fill="${colours.ember}" fill-opacity="0.35" stroke="${colours.ember}" stroke-width="4" stroke-dasharray="9 7"/>`;
}

function cautionOf(caution: string): string {
  const {
    lines,
    size: letters,
    font,
  } = layoutText(caution, {
    font: fonts.text,
    sizes: [
      { size: 24, lines: 1 },
      { size: 20, lines: 1 },
    ],
    width: 430,
  });
  return `<text x="940" y="545" text-anchor="middle" font-family="${font.family}" font-size="${letters}" fill="${colours.muted}">${escaped(lines.join(' '))}</text>`;
}

const signature = [
  `<path d="M${left} 560l22-40 22 40z" fill="${colours.ember}"/>`,
  `<path d="M${left + 14} 560l8-15 8 15z" fill="${colours.ground}"/>`,
  `<text x="${left + 58}" y="560" font-family="${fonts.title.family}" font-size="38" fill="${colours.title}">${brand.name}</text>`,
].join('');

/** Text of XML 1.0: without what may not be in it at all. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
