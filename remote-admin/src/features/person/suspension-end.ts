/** Lengths of a suspension; `day` lasts until the end of a chosen day. */
export const lengths = ['day1', 'week', 'month', 'day', 'lifted'] as const;
export type Length = (typeof lengths)[number];

const days = { day1: 1, week: 7, month: 30 } as const;

const dayMs = 86_400_000;

/**
 * Returns the end of a suspension of that length, in ISO 8601. A chosen day (`2026-12-31`) lasts to its end in the
 * reader's time zone. Null if it lasts until staff lift it, or if no day is chosen.
 */
export function endOf(length: Length, day: string, now: Date): string | null {
  if (length === 'lifted') return null;
  if (length !== 'day') return new Date(now.getTime() + days[length] * dayMs).toISOString();
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
