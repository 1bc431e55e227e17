import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { notify } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type Question, useQuestion } from '#acts/useQuestion.tsx';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '#staff-scope.ts';
import { messages } from './messages.ts';
import type { UserAction } from './user-action.ts';
import { useDeleteUser } from './users.actions.ts';

/** Returns the question about one person: before staff are unverified, and before someone joins or leaves the staff. */
export function useUserQuestion(user: StaffUser, scope: StaffScope): (act: UserAction) => Question {
  const texts = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);
  const name = nameOf(user);

  return (act) =>
    act.kind === 'role'
      ? {
          reason: 'optional',
          title: texts.roleQuestion.title,
          text: texts.roleQuestion.text({ name, role: roleChoices[act.role] }),
          subject: name,
          confirmLabel: texts.setRole,
          pendingLabel: texts.saving,
        }
      : {
          title: texts.unverifyQuestion.title,
          text: texts.unverifyQuestion.text({ name }),
          confirmLabel: texts[scope].unverify,
          pendingLabel: texts.saving,
        };
}

type After = Pick<Parameters<typeof useQuestion>[1], 'finalFocus' | 'onClosed'>;

/** Asks why, and deletes a person for good. */
export function useDeletion(user: StaffUser, after: After) {
  const texts = useMessages(messages).delete;
  const { losses } = texts;
  const name = nameOf(user);
  const remove = useDeleteUser(user, {
    onSuccess: () => notify({ tone: 'success', text: texts.done({ name }) }),
  });
  const asked = useQuestion(remove, {
    failureShows: 'in-dialog',
    asks: () => ({
      reason: 'needed',
      title: texts.title,
      text: texts.question({ name, id: user.id }),
      subject: name,
      losses: [losses.account({ email: user.email }), losses.sessions, losses.factors],
      confirmLabel: texts.open,
      pendingLabel: texts.deleting,
      failed: texts.failed,
    }),
    ...after,
  });
  return { ...asked, isPending: remove.isPending };
}
