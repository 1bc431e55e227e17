import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import type { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { messages as actionMessages } from './messages.ts';
import { ReasonedDialog } from './ReasonedDialog.tsx';
import type { UserAction } from './user-action.ts';

const messages = defineMessages({
  en: {
    title: (count: number) => (count === 1 ? 'Change 1 user?' : `Change ${count} users?`),
    role: ({ count, role }: { count: number; role: string }) =>
      count === 1
        ? `This user gets the role ${role}.`
        : `These ${count} users get the role ${role}.`,
    unverify: (count: number) =>
      count === 1
        ? 'The email of this user is no longer verified, and they are logged out.'
        : `The emails of these ${count} users are no longer verified, and they are logged out.`,
    confirm: 'Change',
  },
  fr: {
    title: (count) => (count > 1 ? `Modifier ${count} comptes?` : 'Modifier 1 compte?'),
    role: ({ count, role }) =>
      count > 1
        ? `Ces ${count} comptes reçoivent le rôle ${role}.`
        : `Ce compte reçoit le rôle ${role}.`,
    unverify: (count) =>
      count > 1
        ? `Les courriels de ces ${count} comptes ne sont plus vérifiés, et leurs sessions sont fermées.`
        : 'Le courriel de ce compte n’est plus vérifié, et ses sessions sont fermées.',
    confirm: 'Modifier',
  },
});

interface QuestionProps {
  action: UserAction;
  count: number;
  dialog: ReturnType<typeof useConfirmedMutation>['dialog'];
  onReason: (reason: string) => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks before many are changed; also asks why if a reason is needed. */
export function BulkQuestion({ action, count, dialog, onReason, finalFocus }: QuestionProps) {
  const question = useMessages(messages);
  const { saving } = useMessages(actionMessages);
  const { roleChoices } = useMessages(listMessages);
  const common = {
    ...dialog,
    title: question.title(count),
    confirmLabel: question.confirm,
    pendingLabel: saving,
    finalFocus,
  };

  if (action.kind !== 'role') return <ConfirmDialog {...common} text={question.unverify(count)} />;
  return (
    <ReasonedDialog
      {...common}
      text={question.role({ count, role: roleChoices[action.role] })}
      onConfirm={(reason) => {
        onReason(reason);
        dialog.onConfirm();
      }}
    />
  );
}
