import { provinceFrame } from '@camp/contracts/places/vocabulary';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import * as z from 'zod/mini';

/* Parts of rows of all files. Messages follow the name of the fact: `latitude is outside the province`. */

/** Part of addresses, so it never changes once it was published. */
export const slug = z
  .string()
  .check(
    z.maxLength(fieldLengths.slug),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not made of lower-case words, digits and hyphens'),
  );

export const day = z.iso.date('is not a day such as 2024-05-10');

/** Text that is shown as it is: markup in it could only be a mistake, or worse. */
const textOf = (length: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'is empty'),
      z.maxLength(length, `has more than ${length} characters`),
      z.regex(/^[^<>\u{FFFD}\0]*$/u, 'has markup or broken characters in it'),
    );

export const text = textOf(4_000);

export const line = textOf(300).check(
  z.regex(/^\S(?:[^\r\n\t]*\S)?$/, 'is not one line without spaces around it'),
);

/** Pages link to it. */
export const webAddress = z.url({
  protocol: /^https$/,
  error: 'is not an address that starts with https://',
});

const within = ([low, high]: readonly [number, number]) =>
  z
    .number()
    .check(z.minimum(low, 'is outside the province'), z.maximum(high, 'is outside the province'));
const latitude = within(provinceFrame.latitude);
const longitude = within(provinceFrame.longitude);

/** The frame of British Columbia, in degrees. */
export const province = { latitude, longitude };

export const optionalPoint = {
  latitude: z.nullable(latitude),
  longitude: z.nullable(longitude),
};

/** A rule for a row as a whole. */
export interface Rule<Row> {
  fact: string;
  holds: (row: Row) => boolean;
  /** The problem to report if it does not. */
  otherwise: string;
}

export const keeping = <Row>(rules: readonly Rule<Row>[]) =>
  rules.map(({ fact, holds, otherwise }) =>
    z.refine<Row>(holds, { path: [fact], error: otherwise }),
  );

export const wholePoint = {
  fact: 'longitude',
  holds: (row: { latitude: number | null; longitude: number | null }) =>
    (row.latitude === null) === (row.longitude === null),
  otherwise: 'makes half a point',
};
