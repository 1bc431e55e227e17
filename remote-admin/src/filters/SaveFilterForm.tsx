import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { ApiCallError } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Notice } from '@camp/ui/feedback/Notice';
import { Form } from '@camp/ui/fields/Form';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { type SubmitEvent, useState } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { savedMessages } from './messages.ts';
import type { useSaveFilter } from './staff-list.queries.ts';

interface Props {
  save: Pick<ReturnType<typeof useSaveFilter>, 'isPending' | 'error' | 'mutate'>;
  query: string;
  /** Names that are taken. */
  names: readonly string[];
  onClose: () => void;
}

/** Saves the filters on screen under a name; asks before it replaces a name that is taken. */
export function SaveFilterForm({ save, query, names, onClose }: Props) {
  const texts = useMessages(savedMessages);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const name = typed.trim();
  const errors = save.error instanceof ApiCallError ? save.error.fields : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (save.isPending) return;
    if (names.includes(name) && !isAsked) return setAsked(true);
    save.mutate({ name, query });
  }

  return (
    <Form
      label={texts.saveTitle}
      error={save.error && <ActionFailure error={save.error} text={texts.notSaved} />}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        autoComplete="off"
        maxLength={fieldLengths.savedFilterName}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAsked(false);
        }}
        error={errors['name']}
      />
      <div role="status">
        {isAsked && <Notice tone="warning">{texts.taken({ name: isolatedName(name) })}</Notice>}
      </div>
      <Cluster gap="12px" justify="end">
        <Button variant="ghost" disabled={save.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" pending={save.isPending} pendingLabel={texts.saving}>
          {isAsked ? texts.replace : texts.confirmSave}
        </Button>
      </Cluster>
    </Form>
  );
}
