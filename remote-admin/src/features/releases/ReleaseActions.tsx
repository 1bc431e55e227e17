import { endCanary, promoteCanary, rollBack } from '@camp/contracts/releases';
import { api, notify, useMutation, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import { useRef } from 'react';
import { ActionFailure } from '#display/ActionFailure.tsx';
import { messages } from './messages.ts';
import { releasesKey } from './releases.queries.ts';

interface RollBackProps {
  generation: number;
  seen: number;
}

/** Makes the content of an earlier generation live again. */
export function RollBack({ generation, seen }: RollBackProps) {
  const { to, question, done, ...texts } = useMessages(messages).rollBack;

  return (
    <ReleaseAction
      texts={{ ...texts, question: question(generation), done: done(generation) }}
      object={to(generation)}
      variant="secondary"
      seen={seen}
      perform={(live) => api(rollBack, { body: { seen: live, generation } })}
    />
  );
}

/** Gives the canary to everybody, or to nobody. */
export function CanaryActions({ seen }: { seen: number }) {
  const texts = useMessages(messages);

  return (
    <>
      <ReleaseAction
        texts={texts.promote}
        variant="primary"
        seen={seen}
        perform={(live) => api(promoteCanary, { body: { seen: live } })}
      />
      <ReleaseAction
        texts={texts.end}
        variant="secondary"
        seen={seen}
        perform={(live) => api(endCanary, { body: { seen: live } })}
      />
    </>
  );
}

interface Props {
  texts: { open: string; title: string; question: string; done: string; failed: string };
  /** Follows the button's label for assistive technology, which does not show its row. */
  object?: string;
  variant: 'primary' | 'secondary';
  /** The generation that is on screen as live. */
  seen: number;
  perform: (seen: number) => Promise<unknown>;
}

/** Asks, then changes what every visitor gets, if the generation on screen when it asked is still live. */
function ReleaseAction({ texts, object, variant, seen, perform }: Props) {
  const { pending } = useMessages(messages);
  const queries = useQueryClient();
  const opener = useRef<HTMLButtonElement>(null);
  const change = useMutation({
    mutationFn: perform,
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
