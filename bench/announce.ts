/**
 * Says how long benches take, each and all of them, by what they took the last time. A part of them takes no longer.
 * Nothing is known about a bench that never ran to its end.
 */
export function announcementOf(
  benches: readonly string[],
  seconds: Readonly<Record<string, number>>,
  { isWhole }: { isWhole: boolean },
): string {
  const each = benches.map((name) => `${name} ${durationOf(seconds[name])}`).join(', ');
  const known = benches.flatMap((name) => seconds[name] ?? []);
  const sum = known.reduce((total, one) => total + one, 0);
  const bound = known.length < benches.length ? 'more than' : isWhole ? 'about' : 'at most';
  return `${each}: ${bound} ${durationOf(sum)} in all.`;
}

export function durationOf(seconds: number | undefined): string {
  if (seconds === undefined) return '(not known yet)';
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
