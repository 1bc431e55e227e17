import type { AuditEntry } from '@camp/contracts/staff/audit';

/** Values before and after, as the log keeps them. */
interface Change {
  from: unknown;
  to: unknown;
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/**
 * The details of an entry on one line: what changed from what to what, and the other facts by their names.
 * Names stay as the log has them, because its filter finds them so.
 */
export function summaryOf({ details }: Pick<AuditEntry, 'details'>): string {
  const { changes, ...others } = details;
  const changed = Object.entries(isRecord(changes) ? changes : {}).flatMap(([name, value]) =>
    isChange(value) ? [`${name}: ${wordOf(value.from)} → ${wordOf(value.to)}`] : [],
  );
  const names = new Set(Object.keys(isRecord(changes) ? changes : {}));
  /* A changed role is mentioned once. */
  const rest = Object.entries(others).filter(
    ([name]) => !(names.has('role') && (name === 'from' || name === 'to')),
  );
  return [...changed, ...rest.map(([name, value]) => `${name}: ${wordOf(value)}`)].join(', ');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordOf).join(' ');
  if (isRecord(value)) return JSON.stringify(value);
  return String(value);
}
