import type { CallResult } from '@camp/contracts/client/endpoint';
import type { AuditAction } from '@camp/contracts/staff/audit-actions';
import type * as contract from '@camp/contracts/staff/person';
import type { AppContext } from '#context.ts';
import { listLogs } from '#features/audit/audit.service.ts';
import type { Call } from '#http/route.ts';
import { personToReadAbout } from './person-to-read-about.ts';

/** Acts of moderators and those above them on people. Only admins see where a person signs in from. */
const doneByStaff = [
  'security.admin_recovery_codes',
  'security.admin_reset_mail',
  'security.admin_unlock',
  'security.admin_verification_mail',
  'user.edit',
  'user.invite',
  'user.invited_again',
  'user.note_added',
  'user.note_deleted',
  'user.profile_cleared',
  'user.profile_restored',
  'user.role',
  'user.subscribe',
  'user.suspend',
  'user.suspension_lifted',
  'user.suspension_over',
  'user.unsubscribe',
  'user.unverify',
  'user.update',
  'user.verify',
] as const satisfies AuditAction[];

const seenBy: Record<'admin' | 'moderator', string[] | undefined> = {
  admin: undefined,
  moderator: [...doneByStaff],
};

type HistoryCall = Call<typeof contract.readHistory.admin>;
type History = CallResult<typeof contract.readHistory.admin>;

/** Returns one page of what is on record about a person, newest first, as that reader may see it. */
export const historyFor =
  (context: AppContext, reader: keyof typeof seenBy) =>
  async ({ actor, params, query }: HistoryCall): Promise<History> => {
    const { id: target } = await personToReadAbout({ actor, params });
    const asked = { ...query, target, action: seenBy[reader] };
    const { logs, next } = await listLogs(context, { actor, query: asked });
    if (reader === 'admin') return { entries: logs, next };
    return { entries: logs.map(({ request_ip: _ip, device: _device, ...entry }) => entry), next };
  };
