import type { AuditDetails } from '@camp/contracts/staff/audit-actions';

type NamesOf<Details> = Details extends unknown
  ? string extends keyof Details
    ? never
    : keyof Details
  : never;
type DetailName = NamesOf<NonNullable<AuditDetails[keyof AuditDetails]>>;

/** Details that say what was done, but not who a person is. Any other is taken out. */
const impersonal = new Set<DetailName>([
  'afterPassword',
  'authenticators',
  'by',
  'change',
  'changed',
  'changes',
  'code',
  'ended',
  'fields',
  'from',
  'job',
  'mail',
  'method',
  'next',
  'passkeys',
  'people',
  'reason',
  'refused',
  'remembered',
  'secondFactor',
  'sent',
  'sessions_ended',
  'stopped',
  'to',
  'tries',
  'unchanged',
  'undo_of',
  'until',
]);

export function withoutPersonal(details: unknown): Record<string, unknown> {
  const stays = (name: string) => impersonal.has(name as DetailName);
  const entries = Object.entries((details ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([name]) => stays(name)));
}
