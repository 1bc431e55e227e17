import type { CallResult } from '@camp/contracts/endpoint';
import type { UserChange, updateUsers } from '@camp/contracts/staff-users';
import { auditDenial } from '#http/audit-denied-requests.ts';
import { ApiError } from '#errors/api-error.ts';
import type { AppContext } from '#context.ts';
import type { StaffCall } from './staff-action.ts';
import { changeUser } from './update-user.service.ts';
import { requireAgreement } from './user-change.ts';

type BulkCall = Omit<StaffCall, 'params'> & { body: { ids: number[]; change: UserChange } };
type Result = CallResult<typeof updateUsers.admin>['results'][number];

/** The same change to many users, one after the other: what one is refused does not hold up the next. */
export async function updateManyUsers(context: AppContext, call: BulkCall) {
  const { ids, change } = call.body;
  requireAgreement(change);
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await resultOf(context, { ...call, id }));
  return { results };
}

async function resultOf(
  context: AppContext,
  { id, body, actor, request }: BulkCall & { id: number },
): Promise<Result> {
  try {
    const change = { actor, request, params: { id }, body: body.change };
    return { id, user: await changeUser(context, change), error: null, code: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await auditDenial(context, { error, request, targetId: id });
    return { id, user: null, error: error.message, code: error.code, sentence: error.sentence };
  }
}
