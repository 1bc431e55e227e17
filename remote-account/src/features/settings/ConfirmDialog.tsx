import { Button } from '@camp/ui/Button';
import { Dialog } from '@camp/ui/Dialog';
import { useMessages } from '@camp/ui/language';
import { messages } from './messages.ts';

interface Props {
  /** Absent while nothing is asked. */
  question: { title: string; text: string; confirm: string; confirming: string } | null;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ question, isPending, onConfirm, onCancel }: Props) {
  const { cancel } = useMessages(messages);

  return (
    <Dialog
      open={question !== null}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={question?.title ?? ''}
      description={question?.text}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {cancel}
          </Button>
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel={question?.confirming ?? ''}
            onClick={onConfirm}
          >
            {question?.confirm}
          </Button>
        </>
      }
    />
  );
}
