import { Button } from '@camp/ui/actions/Button';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type KeyboardEvent, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { lookForAlterations } from '#remotes/contain/shown-area.ts';
import { Proofs } from './Proofs.tsx';
import { messages } from './messages.ts';
import styles from './step-up.module.css';
import { useMethods } from './useProof.ts';

export interface StepUpDialogProps {
  /** `passkey` if only a passkey will do; `identity` for any of the person's methods. */
  need: 'identity' | 'passkey';
  onAnswer: (outcome: 'confirmed' | 'given up') => void;
}

/**
 * The browser's own dialog, which lies above those of remotes. It is the newest child of `<body>`: what is
 * outside an open dialog of a remote, and was there before, cannot be pressed.
 */
export function StepUpDialog({ need, onAnswer }: StepUpDialogProps) {
  const texts = useMessages(messages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, text] = [useId(), useId()];
  const methods = useMethods();

  useLayoutEffect(() => {
    const shown = dialog.current;
    /* What is typed here goes through no function that the page has replaced. */
    lookForAlterations();
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function giveUp(event: SyntheticEvent) {
    event.preventDefault();
    onAnswer('given up');
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={giveUp}
      onKeyDown={keepEscape}
    >
      <h2 id={title}>{texts.title}</h2>
      <p id={text}>{need === 'passkey' ? texts.passkeyNeeded : texts.text}</p>
      <QueryView query={methods} failed={texts.failed}>
        {(offer) =>
          need === 'passkey' && !offer.methods.includes('passkey') ? (
            <p>
              <a href="/settings">{texts.addPasskey}</a>
            </p>
          ) : (
            <Proofs
              offer={need === 'passkey' ? onlyPasskey : offer}
              onConfirmed={() => onAnswer('confirmed')}
            />
          )
        }
      </QueryView>
      <Button variant="ghost" onClick={giveUp}>
        {texts.cancel}
      </Button>
    </dialog>,
    document.body,
  );
}

const onlyPasskey = { methods: ['passkey' as const], recovery: false };

/** Keeps Escape from a dialog below, which would close, too. */
function keepEscape(event: KeyboardEvent): void {
  if (pressedKey(event) === 'Escape') event.stopPropagation();
}
