import { actionNames } from '@camp/contracts/staff/action-names';
import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';

const messages = defineMessages<Readonly<Record<AuditAction, string>>>(actionNames);

/** Returns a function that gives an action in words; null if only its name is known, as of one of a newer API. */
export function useActionName(): (action: string) => string | null {
  const names: Readonly<Record<string, string>> = useMessages(messages);

  return (action) => (Object.hasOwn(names, action) ? (names[action] ?? null) : null);
}
