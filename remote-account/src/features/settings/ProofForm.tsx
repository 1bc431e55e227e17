import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { PasswordField } from '@camp/ui/fields/PasswordField';
import { TextField } from '@camp/ui/fields/TextField';
import type { ReactNode } from 'react';
import { challengeInputLimit } from '#second-factor/code.ts';
import styles from '#forms/forms.module.css';
import { FailureNotice } from './notices.tsx';
import { messages } from './messages.ts';
import { type Proof, useProof } from './useProof.ts';

interface Props {
  label: string;
  submit: {
    label: string;
    pendingLabel: string;
    /** Returns false, and says why, if something else is missing. */
    mayGo?: () => boolean;
  };
  failed: string;
  /** True if a second factor is enrolled, so that its code is needed as well. */
  asksCode: boolean;
  perform: (proof: Proof) => Promise<unknown>;
  onCancel: () => void;
  /** Further fields, shown above the buttons. */
  children?: ReactNode;
}

/** Asks for the password again, and for a code, before something irreversible. */
export function ProofForm(props: Props) {
  const { label, submit: button, failed, asksCode, perform, onCancel, children } = props;
  const texts = useMessages(messages);
  const { field, failure, isPending, submit } = useProof({ asksCode, perform });

  return (
    <Form
      label={label}
      onSubmit={(event) => {
        if (button.mayGo?.() ?? true) return void submit(event);
        event.preventDefault();
      }}
    >
      {failure && <FailureNotice error={failure} text={failed} />}
      <PasswordField
        label={texts.proof.password}
        autoComplete="current-password"
        {...field('password')}
      />
      {asksCode && (
        <TextField
          className={styles.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          label={texts.proof.code}
          maxLength={challengeInputLimit}
          {...field('code')}
        />
      )}
      {children}
      <Cluster gap="12px" justify="end">
        <Button variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          variant="dangerSolid"
          pending={isPending}
          pendingLabel={button.pendingLabel}
        >
          {button.label}
        </Button>
      </Cluster>
    </Form>
  );
}
