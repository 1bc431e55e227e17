import { ConfirmDialog } from '#dialogs/ConfirmDialog.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { ActFailure } from './ActFailure.tsx';
import { messages } from './messages.ts';
import { ReasonedDialog } from './ReasonedDialog.tsx';
import type { Act } from './useAct.ts';

/** The question before an act, from the first time that it is asked. */
export function ActDialog({ act }: { act: Omit<Act, 'start'> }) {
  const { saving } = useMessages(messages);
  const { question, isAsking, isPending, failure, confirm, cancel, finalFocus, onClosed } = act;
  if (!question) return null;
  const { reason, ...texts } = question;
  const dialog = {
    pendingLabel: saving,
    ...texts,
    open: isAsking,
    isPending,
    onCancel: cancel,
    failure: failure?.shows === 'in-dialog' && <ActFailure {...failure} />,
    ...(finalFocus && { finalFocus }),
    ...(onClosed && { onClosed }),
  };
  if (!reason) return <ConfirmDialog {...dialog} onConfirm={() => confirm('')} />;
  return <ReasonedDialog {...dialog} isNeeded={reason === 'needed'} onConfirm={confirm} />;
}
