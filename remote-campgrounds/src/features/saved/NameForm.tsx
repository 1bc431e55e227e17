import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { ApiCallError } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Cluster } from '@camp/ui/layout/spacing';
import { type SubmitEvent, useState } from 'react';
import { messages } from './messages.ts';

interface Props {
  before: string;
  saving: { isPending: boolean; error: unknown; mutate: (name: string) => void };
  labels: { submit: string; pending: string; failed: string };
  onCancel: () => void;
}

/** Gives a list its name. */
export function NameForm({ before, saving, labels, onCancel }: Props) {
  const texts = useMessages(messages);
  const [name, setName] = useState(before);
  const { error, isPending, mutate } = saving;
  const fields = error instanceof ApiCallError ? error.fields : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isPending) mutate(name.trim());
  }

  return (
    <Form
      error={error !== null && !fields['name'] && errorMessage(error, labels.failed)}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        autoComplete="off"
        maxLength={fieldLengths.placeListName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={fields['name']}
      />
      <Cluster gap="12px" justify="end">
        <Button variant="ghost" disabled={isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" pending={isPending} pendingLabel={labels.pending}>
          {labels.submit}
        </Button>
      </Cluster>
    </Form>
  );
}
