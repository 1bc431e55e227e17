import { Resvg } from '@resvg/resvg-js';
import { fonts } from './font.ts';

/* The work of the threads that draw (drawn-pictures.ts). */

const options = {
  font: {
    loadSystemFonts: false,
    fontFiles: Object.values(fonts).map(({ file }) => file),
    defaultFontFamily: fonts.wide.family,
  },
};

/** A PNG of an SVG. */
export const draw = (svg: string): Uint8Array => new Resvg(svg, options).render().asPng();
