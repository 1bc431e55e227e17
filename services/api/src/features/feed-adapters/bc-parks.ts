import * as z from 'zod';
import { type FeedAlert, type Reading, readItems, requireShape } from './alert.ts';
import {
  idOf,
  inEnglish,
  line,
  optionalAddress,
  optionalInstant,
  optionalLine,
  optionalText,
} from './readable.ts';

const advisories = z.object({ data: z.array(z.unknown()) });

const advisory = z.object({
  advisoryNumber: z.union([z.int(), z.string().regex(/^\d+$/)]),
  title: line,
  description: optionalText,
  isSafetyRelated: z.boolean().nullish(),
  effectiveDate: optionalInstant,
  advisoryDate: optionalInstant,
  endDate: optionalInstant,
  expiryDate: optionalInstant,
  updatedDate: optionalInstant,
  accessStatus: z.object({ accessStatus: optionalLine, groupLabel: optionalLine }).nullish(),
  advisoryStatus: z.object({ code: z.string() }).nullish(),
  links: z.array(z.object({ url: optionalAddress })).nullish(),
  /** Parts of a park: where some are named, the park as a whole is not meant. */
  sites: z.array(z.unknown()).nullish(),
  protectedAreas: z.array(
    z.object({ orcs: z.coerce.number().int(), protectedAreaName: optionalLine }),
  ),
});

type Advisory = z.infer<typeof advisory>;

/** Public advisories of BC Parks (its Data API). */
export function readParkAdvisories(answer: unknown): Reading {
  return readItems(requireShape(advisories, answer).data, { schema: advisory, toAlert });
}

function toAlert(given: Advisory): FeedAlert | null {
  const { advisoryStatus, description, protectedAreas } = given;
  if ((advisoryStatus && advisoryStatus.code !== 'PUB') || protectedAreas.length === 0) return null;
  const parks = protectedAreas.map(({ protectedAreaName: name }) => name).filter(Boolean);
  return {
    id: idOf('advisory', given.advisoryNumber),
    kind: 'advisory',
    status: statusOf(given),
    headline: { en: given.title, fr: null },
    text: inEnglish(description),
    url: given.links?.find(({ url }) => url)?.url ?? null,
    area: inEnglish(parks.slice(0, 5).join(', ')),
    reach: { of: 'parks', orcs: protectedAreas.map(({ orcs }) => orcs) },
    source: 'bc-parks',
    asOf: given.updatedDate ?? given.advisoryDate,
    from: given.effectiveDate,
    until: given.expiryDate ?? given.endDate,
  };
}

/** Closed is said only where the whole park is: “Partially closed” is not, nor is a closed part of it. */
function statusOf({ accessStatus, isSafetyRelated, sites }: Advisory): FeedAlert['status'] {
  const access = [accessStatus?.accessStatus, accessStatus?.groupLabel].filter(Boolean).join(' ');
  const isClosure = /\bclos(?:ed|ure)\b/i.test(access);
  if (isClosure && !/\bpart/i.test(access) && !sites?.length) return 'closed';
  return isClosure || isSafetyRelated ? 'warning' : 'notice';
}
