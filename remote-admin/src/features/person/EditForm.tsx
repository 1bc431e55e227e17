import { type EditableField, editAccount, editableFields } from '@camp/contracts/staff/accounts';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { api } from '@camp/shell-api';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { TextField } from '@camp/ui/fields/TextField';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
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
  const { id, version: ifMatch } = user;
  const edit = usePersonAct<Partial<FormValues>>(user, 'edit', {
    label: texts.edit.save,
    call: (body) => api(editAccount, { params: { id }, body, ifMatch }),
    done: () => texts.edit.done({ name: nameOf(user) }),
    failed: texts.edit.failed,
  });
  const { field, failure, isPending, submit } = useApiForm({
    values: enteredOf(user),
    call: edit.mutation,
    toBody: (entered: FormValues) => {
      const before = enteredOf(user);
      const changed = editableFields.filter((name) => entered[name].trim() !== before[name]);
      if (changed.length > 0)
        return Object.fromEntries(changed.map((name) => [name, entered[name]]));
      onClose();
      return null;
    },
    onDone: onClose,
  });

  return (
    <Form
      label={texts.edit.open}
      error={failure && <ActFailure error={failure} text={texts.edit.failed} />}
      onSubmit={submit}
    >
      {editableFields.map((name) => (
        <TextField
          key={name}
          label={texts.fields[name]}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete="off"
          spellCheck={false}
          maxLength={fieldLengths[name]}
          {...field(name)}
        />
      ))}
      <FormButtons
        cancelLabel={texts.cancel}
        onCancel={onClose}
        pending={isPending}
        pendingLabel={texts.edit.saving}
      >
        {texts.edit.save}
      </FormButtons>
    </Form>
  );
}
