import { type EditableField, editAccount, editableFields } from '@camp/contracts/staff/accounts';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { api, ApiCallError } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { type SubmitEvent, useState } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { accountMessages } from '#features/staff-users/account-messages.ts';
import { usePersonAct } from './usePersonAct.ts';

interface Props {
  user: StaffUser;
  onClose: () => void;
}

type FormValues = Record<EditableField, string>;

const enteredOf = (user: StaffUser): FormValues => ({
  email: user.email,
  username: user.username,
  firstname: user.firstname ?? '',
  lastname: user.lastname ?? '',
});

/** Address and names of an account. */
export function EditForm({ user, onClose }: Props) {
  const texts = useMessages(accountMessages);
  const [entered, setEntered] = useState(() => enteredOf(user));
  const { id, version: ifMatch } = user;
  const edit = usePersonAct(user, {
    send: (body: Partial<FormValues>) => api(editAccount, { params: { id }, body, ifMatch }),
    done: () => texts.edit.done({ name: nameOf(user) }),
  });
  const errors = edit.error instanceof ApiCallError ? edit.error.fields : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const before = enteredOf(user);
    const changed = editableFields.filter((field) => entered[field].trim() !== before[field]);
    if (changed.length === 0) return onClose();
    return edit.mutate(Object.fromEntries(changed.map((field) => [field, entered[field]])), {
      onSuccess: onClose,
    });
  }

  return (
    <Form
      label={texts.edit.open}
      error={edit.error && <ActionFailure error={edit.error} text={texts.edit.failed} />}
      onSubmit={submit}
    >
      {editableFields.map((field) => (
        <TextField
          key={field}
          label={texts.fields[field]}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete="off"
          spellCheck={false}
          maxLength={fieldLengths[field]}
          value={entered[field]}
          onChange={({ target }) => setEntered({ ...entered, [field]: target.value })}
          error={errors[field]}
        />
      ))}
      <Cluster gap="12px" justify="end">
        <Button variant="ghost" disabled={edit.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" pending={edit.isPending} pendingLabel={texts.edit.saving}>
          {texts.edit.save}
        </Button>
      </Cluster>
    </Form>
  );
}
