import { notify, useMutation, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import { useRef } from 'react';
import { ActionFailure } from '#features/staff-users/actions/ActionFailure.tsx';
import { releasesKey } from '#features/releases/releases-query.ts';
import { messages } from './messages.ts';

interface Props {
  texts: { open: string; title: string; question: string; done: string; failed: string };
  /** Said after the button's word, for those who do not see its row. */
  object?: string;
  variant: 'primary' | 'secondary';
  /** The generation that is on screen as live. */
  seen: number;
  act: (seen: number) => Promise<unknown>;
}

/** A button that asks, then changes what every visitor gets: only what was seen when it asked. */
export function ReleaseAct({ texts, object, variant, seen, act }: Props) {
  const { pending } = useMessages(messages);
  const queries = useQueryClient();
  const opener = useRef<HTMLButtonElement>(null);
  const change = useMutation({
    mutationFn: act,
    onSuccess: () => notify({ tone: 'success', text: texts.done }),
  });
  const { ask, isDone, dialog } = useConfirmedMutation(change, { failureShows: 'in-dialog' });

  return (
    <>
      <Button ref={opener} variant={variant} size="small" onClick={() => ask(seen)}>
        {texts.open}
        {object && <VisuallyHidden> {object}</VisuallyHidden>}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={texts.title}
        text={texts.question}
        confirmLabel={texts.open}
        pendingLabel={pending}
        failure={change.error && <ActionFailure error={change.error} text={texts.failed} />}
        finalFocus={() => (isDone.current ? document.querySelector('h1') : opener.current)}
        onClosed={() => void queries.invalidateQueries({ queryKey: releasesKey })}
      />
    </>
  );
}
