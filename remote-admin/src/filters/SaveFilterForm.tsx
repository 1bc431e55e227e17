import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Notice } from '@camp/ui/feedback/Notice';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { TextField } from '@camp/ui/fields/TextField';
import { type ApiCall, useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { savedMessages } from './messages.ts';

interface Props {
  save: ApiCall<{ name: string; query: string }>;
  query: string;
  /** Names that are taken. */
  names: readonly string[];
  onClose: () => void;
}

/** Saves the filters on screen under a name; asks before it replaces a name that is taken. */
export function SaveFilterForm({ save, query, names, onClose }: Props) {
  const texts = useMessages(savedMessages);
  const [isAsked, setAsked] = useState(false);
  const { form, field, failure, isPending, submit } = useApiForm({
    values: { name: '' },
    call: save,
    toBody: ({ name: typed }: { name: string }) => {
      const name = typed.trim();
      const isTaken = names.includes(name) && !isAsked;
      if (isTaken) setAsked(true);
      return isTaken ? null : { name, query };
    },
  });

  return (
    <Form
      label={texts.saveTitle}
      error={failure && <ActFailure error={failure} text={texts.notSaved} />}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        autoComplete="off"
        maxLength={fieldLengths.savedFilterName}
        {...field('name', { onChange: () => setAsked(false) })}
      />
      <div role="status">
        {isAsked && (
          <Notice tone="warning">
            {texts.taken({ name: isolatedName(form.getValues('name').trim()) })}
          </Notice>
        )}
      </div>
      <FormButtons
        cancelLabel={texts.cancel}
        onCancel={onClose}
        pending={isPending}
        pendingLabel={texts.saving}
      >
        {isAsked ? texts.replace : texts.confirmSave}
      </FormButtons>
    </Form>
  );
}
