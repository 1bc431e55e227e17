import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { TextField } from '@camp/ui/fields/TextField';
import { type ApiCall, useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { messages } from './messages.ts';

interface Props {
  before: string;
  call: ApiCall<{ name: string }>;
  labels: { submit: string; pending: string; failed: string };
  onClose: () => void;
}

/** Gives a list its name. */
export function NameForm({ before, call, labels, onClose }: Props) {
  const texts = useMessages(messages);
  const { field, failure, isPending, submit } = useApiForm({
    values: { name: before },
    call,
    toBody: ({ name }: { name: string }) => ({ name: name.trim() }),
    onDone: onClose,
  });

  return (
    <Form error={failure && errorMessage(failure, labels.failed)} onSubmit={submit}>
      <TextField
        label={texts.name}
        autoComplete="off"
        maxLength={fieldLengths.placeListName}
        {...field('name')}
      />
      <FormButtons
        cancelLabel={texts.cancel}
        onCancel={onClose}
        pending={isPending}
        pendingLabel={labels.pending}
      >
        {labels.submit}
      </FormButtons>
    </Form>
  );
}
