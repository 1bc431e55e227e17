import { ApiCallError, useMutation, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { TextField } from '@camp/ui/fields/TextField';
import { type SubmitEvent, useRef, useState } from 'react';
import { FailureNotice } from '#features/settings/FailureNotice.tsx';
import { FocusedNotice } from '#features/settings/FocusedNotice.tsx';
import { passkeysQuery } from '#features/settings/queries.ts';
import { createPasskey, passkeyFailureOf } from './create-passkey.ts';
import { messages } from './messages.ts';

/** Longest name the contract takes. */
const longestName = 60;

/** Makes a passkey with the browser's help and keeps it under a name. */
export function AddPasskey({ userId }: { userId: number }) {
  const texts = useMessages(messages).add;
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [isUnnamed, setUnnamed] = useState(false);
  const add = useMutation({
    mutationFn: createPasskey,
    onSuccess: async () => {
      if (field.current) field.current.value = '';
      await queries.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey });
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const name = field.current?.value.trim() ?? '';
    setUnnamed(name === '');
    if (name === '') return field.current?.focus();
    return add.mutate(name);
  }

  return (
    <Form label={texts.form} onSubmit={submit}>
      {add.error && <FailureNotice error={add.error} text={texts.failed[failureOf(add.error)]} />}
      {add.isSuccess && (
        <FocusedNotice tone="success" about={add.data}>
          {texts.done(add.data.name)}
        </FocusedNotice>
      )}
      <TextField
        ref={field}
        label={texts.name}
        hint={texts.hint}
        maxLength={longestName}
        autoComplete="off"
        error={isUnnamed ? texts.unnamed : undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        pending={add.isPending}
        pendingLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </Form>
  );
}

/** A refusal of the API brings its own reason; the browser's is told apart by its name. */
function failureOf(error: Error) {
  return error instanceof ApiCallError ? 'other' : passkeyFailureOf(error);
}
