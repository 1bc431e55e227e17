import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import type { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '#features/staff-users/users.queries.ts';
import { messages } from './messages.ts';
import { ReasonedDialog } from './ReasonedDialog.tsx';
import type { UserAction } from './user-action.ts';

interface Props {
  user: StaffUser;
  action: UserAction;
  scope: StaffScope;
  dialog: ReturnType<typeof useConfirmedMutation>['dialog'];
  /** Called with the stated reason, before the action is confirmed. */
  onReason: (reason: string) => void;
  finalFocus?: () => HTMLElement | null;
}

/** Asks about one person: before staff are unverified, and before someone joins or leaves the staff. */
export function ActionQuestion(props: Props) {
  const { user, action, scope, dialog, onReason, finalFocus } = props;
  const texts = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);
  const name = nameOf(user);
  const common = { ...dialog, pendingLabel: texts.saving, ...(finalFocus && { finalFocus }) };

  if (action.kind !== 'role') {
    return (
      <ConfirmDialog
        {...common}
        title={texts.unverifyQuestion.title}
        text={texts.unverifyQuestion.text(name)}
        confirmLabel={texts[scope].unverify}
      />
    );
  }
  return (
    <ReasonedDialog
      {...common}
      title={texts.roleQuestion.title}
      text={texts.roleQuestion.text({ name, role: roleChoices[action.role] })}
      subject={name}
      confirmLabel={texts.setRole}
      onConfirm={(reason) => {
        onReason(reason);
        dialog.onConfirm();
      }}
    />
  );
}
