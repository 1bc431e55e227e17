import type { AuditEntry } from '@camp/contracts/staff/audit';
import { isolatedName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';

/** What an entry of the audit log says, as a sentence: who did what to whom. */
export function useSentence(): (entry: AuditEntry) => string {
  const { acts, otherAct, nobody } = useMessages(messages);

  return ({ action, actor_user_id, actor_username, target_user_id, target_username }) => {
    const who = nameOf(actor_username, actor_user_id) ?? nobody;
    const whom = nameOf(target_username, target_user_id) ?? nobody;
    const say = acts[action.replaceAll('.', '_') as keyof typeof acts];
    return say ? say({ who, whom }) : otherAct({ who, action });
  };
}

function nameOf(username: string | null, id: number | null): string | null {
  if (username) return isolatedName(username);
  return id === null ? null : `#${id}`;
}
