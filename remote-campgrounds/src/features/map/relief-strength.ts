/**
 * Strength of the shades at a zoom. A cell of the source is nine kilometres: from near by they are stains without a
 * form, and go.
 */
export const reliefStrength = (zoom: number) => Math.max(0, Math.min(0.3, (8 - zoom) * 0.2));
