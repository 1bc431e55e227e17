import { sampleOf } from '@camp/contracts/client/sample';
import type * as z from 'zod/mini';
import type { Direction } from './json-schemas.ts';

/** Texts that a reader recognizes, by the name of the field. The first that fits the field's form is taken. */
const texts: [RegExp, string][] = [
  [/avatar_url|picture/, 'https://pictures.example/kim.jpg'],
  [/url$|^address$/, 'https://bcparks.ca/alice-lake-park/'],
  [/^share_path$/, '/saved/shared/Q3VyaW91c0xvb25Ob3J0aA'],
  [/slug/, 'alice-lake'],
  [/^id$/, 'bc-parks-1042'],
  [/^region$/, 'vancouver-coast-mountains'],
  [/^status$/, 'notice'],
  [/other_names/, 'Alice Lake Campground'],
  [/^districts$/, 'Squamish-Lillooet'],
  [/^activities$/, 'Hiking'],
  [/^(?:value|imported|was|now)$/, 'Alice Lake'],
  [/last_error/, 'answers 451'],
  [/^(?:headline_)?fr$|_fr$/, 'Le sentier du lac est fermé'],
  [/^en$/, 'Trail to the lake closed'],
  [/^as_of$|gone_since/, '2027-06-30'],
  [/^(?:firstname)$/, 'Kim'],
  [/^(?:lastname)$/, 'Larch'],
  [/username|_by$|^by$|_was$/, 'kim.larch'],
  [/display_name/, 'Kim Larch'],
  [/^identifier$/, 'kim.larch'],
  [/email|recipient/, 'kim.larch@campbc.example'],
  [/^location$/, 'Squamish'],
  [/^bio$/, 'Two kids, one canoe.'],
  [/^(?:park|place_name)$/, 'Alice Lake Park'],
  [/nearest_town/, 'Squamish'],
  [/^operator$|^publisher$/, 'BC Parks'],
  [/^licence$/, 'Open Government Licence – British Columbia'],
  [
    /attribution/,
    'Contains information licensed under the Open Government Licence – British Columbia.',
  ],
  [/^browser$/, 'Firefox'],
  [/^system$/, 'Windows'],
  [
    /user_agent/,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
  ],
  [/^action$/, 'auth.login'],
  [/^subject$/, 'Confirm your email address'],
  [/^reason$/, 'Asked by phone, answered the question.'],
  [/^(?:note|text)$/, 'Quiet in May.'],
  [/^headline/, 'Trail to the lake closed'],
  [/^source$/, 'bc-parks'],
  [/^alt$/, 'Map of Alice Lake'],
  [/^label$/, 'Park'],
  [/^(?:error|detail|message)$/, 'Please check the highlighted fields.'],
  [/^key$/, 'invalidFields'],
  [/token$/, 'pYh3cKq9TzXvR2mW7bNfJ4sLdG8aEuQ1'],
  [/[cC]odes?$/, 'ABCDE-23456'],
  [/^(?:name|title)$/, 'Alice Lake'],
  [/^(?:from)$/, '2027-05-01'],
  [/^(?:to)$/, '2027-09-30'],
  [/next|previous|cursor/, 'WzQyXQ'],
];

const numbers: [RegExp, number][] = [
  [/^id$|_id$|^ids$/, 42],
  [/latitude/, 49.7836],
  [/longitude/, -123.1166],
  [/^km$|distance/, 9.4],
  [/year$/, 2027],
  [/^total$|^all$|^campgrounds$/, 392],
  [/^pages$/, 20],
  [/^count$|^sites$/, 108],
  [/_ms$|^ms$/, 120],
  [/bytes/, 482_133],
  [/percentage/, 10],
  [/generation|^seen$/, 17],
  [/amount_total/, 4_500],
  [/^created$/, 1_814_400_000],
];

/** A day in the season. Every server writes the same. */
const now = new Date('2027-07-01T17:00:00.000Z');

/** Returns an example of what a caller sends or gets. */
export const exampleOf = (schema: z.ZodMiniType, io: Direction): unknown =>
  sampleOf(schema, { io, texts, numbers, now, fillsNullable: true });
