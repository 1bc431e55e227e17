import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import type { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { messages as actionMessages } from './messages.ts';
import { ReasonedDialog } from './ReasonedDialog.tsx';
import type { UserAction } from './user-action.ts';
import type { Texts } from '#texts.d.ts';
import enBulkQuestion from './BulkQuestion.en.json' with { type: 'json' };
import frBulkQuestion from './BulkQuestion.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/staff-users/actions/BulkQuestion']>({
  en: enBulkQuestion,
  fr: frBulkQuestion,
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
    title: question.title({ count }),
    confirmLabel: question.confirm,
    pendingLabel: saving,
    finalFocus,
  };

  if (action.kind !== 'role')
    return <ConfirmDialog {...common} text={question.unverify({ count })} />;
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
