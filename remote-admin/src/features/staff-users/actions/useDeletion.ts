import { deleteUser, type StaffUser } from '@camp/contracts/staff/staff-users';
import { api, ApiCallError } from '@camp/shell-api';
import type { ActOptions } from '@camp/ui/acts/useAct';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { messages } from './messages.ts';
import { useUserAct } from './useUserAct.ts';

/** Asks why, and deletes a person for good; a success also if a colleague has just deleted them. */
export function useDeletion(
  user: StaffUser,
  after: Pick<ActOptions<void>, 'finalFocus' | 'onClosed'>,
) {
  const texts = useMessages(messages).delete;
  const { losses } = texts;
  const name = nameOf(user);
  const { id, version: ifMatch } = user;

  return useUserAct(user, 'delete', {
    label: texts.open,
    isDanger: true,
    asks: () => ({
      title: texts.title,
      text: texts.question({ name, id }),
      subject: name,
      losses: [losses.account({ email: user.email }), losses.sessions, losses.factors],
      pendingLabel: texts.deleting,
    }),
    call: ({ reason = '' }) =>
      api(deleteUser, { params: { id }, body: { reason }, ifMatch }).catch((error: unknown) => {
        if (!(error instanceof ApiCallError && error.status === 404)) throw error;
      }),
    done: () => texts.done({ name }),
    failed: texts.failed,
    failureShows: 'in-dialog',
    ...after,
  });
}
