import * as z from 'zod';
import { plainText } from './plain-text.ts';

/* Values from feeds, made fit to be shown. Optional ones are null where they are missing or make no sense. */

/** One line of plain text. */
export const line = z.string().transform((given) => plainText(given, 200).replaceAll('\n', ' '));

/** A line; null where it says nothing. */
export const optionalLine = line
  .nullish()
  .transform((given) => given || null)
  .catch(null);

/** Plain text of several lines; null where it says nothing. */
export const optionalText = z
  .string()
  .transform((given) => plainText(given))
  .nullish()
  .transform((given) => given || null)
  .catch(null);

/** An address that people may be led to; null for one that is not HTTPS, or has a name or a password in it. */
export const optionalAddress = z
  .string()
  .max(500)
  .transform((given) => {
    const url = URL.parse(given);
    return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
  })
  .nullish()
  .transform((given) => given ?? null)
  .catch(null);

/** A time before the year 2100 as it stands in an answer of ours; a broken one breaks its item. */
const instant = z
  .union([z.string().max(40), z.number()])
  .transform((given) => new Date(given))
  .refine((time) => time.getTime() > 0 && time.getTime() < 4.1e12)
  .transform((time) => time.toISOString());

/** The same for a time, or milliseconds since 1970, that may be left out. */
export const optionalInstant = z
  .union([z.literal(''), instant])
  .nullish()
  .transform((given) => given || null);

/** A part of an id: letters and digits of what the feed calls it. */
export const idOf = (kind: string, ...parts: (string | number | null)[]) =>
  [kind, ...parts]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 120)
    .replace(/-$/, '');

/** Words that a feed has in English only; null where it says nothing. */
export const inEnglish = (en: string | null | undefined) => (en ? { en, fr: null } : null);
