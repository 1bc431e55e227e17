import { supportsPasskeys } from '@camp/contracts/client/supports-passkeys';
import type { StepUpMethod } from '@camp/contracts/account/step-up';
import { Button } from '@camp/ui/actions/Button';
import { Notice } from '@camp/ui/feedback/Notice';
import { Form } from '@camp/ui/fields/Form';
import { PasswordField } from '@camp/ui/fields/PasswordField';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Stack } from '@camp/ui/layout/spacing';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { useProof } from './useProof.ts';

interface Props {
  offer: { methods: StepUpMethod[]; recovery: boolean };
  onConfirmed: () => void;
}

/** The ways to confirm, the strongest first. */
export function Proofs({ offer: { methods, recovery }, onConfirmed }: Props) {
  const texts = useMessages(messages);
  const proof = useProof(onConfirmed);
  const ways = useRef<HTMLDivElement>(null);
  const asksPasskey = methods.includes('passkey') && supportsPasskeys();
  const asksCode = methods.includes('totp') || (methods.includes('passkey') && recovery);

  /* The dialog was open before there was anything to press. */
  useEffect(() => ways.current?.querySelector<HTMLElement>('button, input')?.focus(), []);

  return (
    <Stack ref={ways} gap="16px">
      {proof.failure && <Notice tone="danger">{proof.failure}</Notice>}
      {asksPasskey && (
        <Button
          pending={proof.isPending === 'passkey'}
          pendingLabel={texts.passkeyPending}
          onClick={() => proof.confirm('passkey')}
        >
          {texts.passkey}
        </Button>
      )}
      {asksCode && <ByText kind="code" proof={proof} isFirst={!asksPasskey} />}
      {methods.includes('password') && (
        <ByText kind="password" proof={proof} isFirst={!asksPasskey && !asksCode} />
      )}
    </Stack>
  );
}

interface ByTextProps {
  kind: 'code' | 'password';
  proof: ReturnType<typeof useProof>;
  isFirst: boolean;
}

/** A field of its own, with its own button: each is enough. */
function ByText({ kind, proof, isFirst }: ByTextProps) {
  const texts = useMessages(messages);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isCode = kind === 'code';
  const Field = isCode ? TextField : PasswordField;

  return (
    <Form
      label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim() === '') event.currentTarget.querySelector('input')?.focus();
        else proof.confirm(isCode ? { code: text } : { password: text });
      }}
    >
      <Field
        label={texts[kind]}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        required
        spellCheck={false}
        maxLength={isCode ? 64 : 1_024}
        value={text}
        error={isMissing ? texts.missing[kind] : proof.fieldFailures[kind]}
        onChange={({ target }) => {
          setText(target.value);
          setMissing(false);
        }}
      />
      <Button
        type="submit"
        variant={isFirst ? 'primary' : 'secondary'}
        pending={proof.isPending === kind}
        pendingLabel={texts.pending}
      >
        {texts.confirm}
      </Button>
    </Form>
  );
}
