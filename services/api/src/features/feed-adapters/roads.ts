import * as z from 'zod';
import { thinned } from '@camp/places/geometry';
import { type FeedAlert, type Reading, readItems, requireShape } from './alert.ts';
import { idOf, inEnglish, line, optionalInstant, optionalLine, optionalText } from './readable.ts';
import { geometry, positionsOf } from './geo-json.ts';

/** A closed road so near is likely the way there. */
const reachKm = 10;
const maxPositions = 30;

const events = z.object({ events: z.array(z.unknown()) });

const roadEvent = z.object({
  id: z.string().regex(/^drivebc\.ca\/[\w-]+$/),
  status: z.enum(['ACTIVE', 'ARCHIVED']),
  severity: z.string(),
  event_type: line,
  updated: optionalInstant,
  description: optionalText,
  schedule: z.object({ intervals: z.array(z.string()).optional() }),
  geography: geometry,
  roads: z.array(z.object({ name: optionalLine, state: optionalLine })).optional(),
  areas: z.array(z.object({ name: optionalLine })).optional(),
});

type RoadEvent = z.infer<typeof roadEvent>;

/** Road events of DriveBC (Open511) that hold people up: closures, slides, long waits. */
export function readRoads(answer: unknown): Reading {
  return readItems(requireShape(events, answer).events, { schema: roadEvent, toAlert });
}

function toAlert(event: RoadEvent): FeedAlert | null {
  const positions = thinned(positionsOf(event.geography), maxPositions);
  if (event.status !== 'ACTIVE' || event.severity !== 'MAJOR' || positions.length === 0)
    return null;
  const area = event.areas?.find(({ name }) => name)?.name;
  const { headline, rest } = told(event);
  return {
    id: idOf('road', event.id.slice('drivebc.ca/'.length)),
    kind: 'road',
    status: 'notice',
    isRoadClosed: isClosed(event),
    headline: { en: headline, fr: null },
    text: inEnglish(rest),
    url: 'https://www.drivebc.ca/',
    area: inEnglish(area),
    reach: { of: 'around', positions, km: reachKm },
    source: 'roads',
    asOf: event.updated,
    ...times(event),
  };
}

/** Open511 has a state of each road; DriveBC writes it into the description. */
const isClosed = ({ roads = [], description }: RoadEvent) =>
  roads.some(({ state }) => state === 'CLOSED') ||
  /(?:^|\. )road closed\b/i.test(description ?? '');

/**
 * The description begins with where it is, then with what is there: `Highway 1, both directions. Slide at …` That is
 * the headline, and the rest of it the text.
 */
function told({ description, event_type: type, roads }: RoadEvent) {
  const sentences = (description ?? '').split(/\.\s+/).filter(Boolean);
  const headline = sentences.slice(0, 2).join('. ');
  if (headline.length > maxHeadline)
    return { headline: headline.slice(0, maxHeadline), rest: description };
  if (headline) return { headline, rest: sentences.slice(2).join('. ') };
  const road = roads?.find(({ name }) => name)?.name ?? 'Road';
  return { headline: `${road}: ${type.toLowerCase()}`, rest: null };
}

/** Letters of a headline. */
const maxHeadline = 200;

/** Returns the beginning of the first interval and the end of the last one; each is written `from/to`. */
function times({ schedule }: RoadEvent): Pick<FeedAlert, 'from' | 'until'> {
  const intervals = (schedule.intervals ?? []).map((given) => given.split('/'));
  const read = (given: string | undefined) => optionalInstant.safeParse(given).data ?? null;
  return { from: read(intervals[0]?.[0]), until: read(intervals.at(-1)?.[1]) };
}
