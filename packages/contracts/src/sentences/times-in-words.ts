/** Day and time at the campgrounds, with the name of the time zone; a text that is no time stays as it is. */
export function dayOf(instant: string, language: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return instant;
  const shape = { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Vancouver' } as const;
  return new Intl.DateTimeFormat(`${language}-CA`, shape).format(at);
}

/** Seconds, or minutes rounded up, in full words. */
export function waitOf(seconds: number, language: string): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return amount.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
}
