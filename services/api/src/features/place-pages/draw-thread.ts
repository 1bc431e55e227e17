import { Resvg } from '@resvg/resvg-js';
import { fonts } from './font.ts';

/* What the threads do that draw (drawn-pictures.ts). */

const options = {
  font: {
    loadSystemFonts: false,
    fontFiles: Object.values(fonts).map(({ file }) => file),
    defaultFontFamily: fonts.wide.family,
  },
};

/** A PNG of an SVG. */
export const draw = (svg: string): Uint8Array => new Resvg(svg, options).render().asPng();
