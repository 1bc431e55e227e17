import { inviteUser } from '@camp/contracts/staff/accounts';
import type { CallInput } from '@camp/contracts/client/endpoint';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { languages } from '@camp/contracts/sentences/language';
import { api, notify, useMutation, useNavigate, useQueryClient } from '@camp/shell-api';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { SelectField } from '@camp/ui/fields/SelectField';
import { TextField } from '@camp/ui/fields/TextField';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import { accountMessages } from './account-messages.ts';

/** Address, username and the language of the mail; opens the page of the new person. */
export function InviteForm({ label, onClose }: { label: string; onClose: () => void }) {
  const texts = useMessages(accountMessages);
  const own = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { field, failure, isPending, submit } = useApiForm({
    values: { email: '', username: '', language: own },
    call: useMutation({
      mutationFn: (body: CallInput<typeof inviteUser>['body']) => api(inviteUser, { body }),
      onSuccess: async ({ user }) => {
        notify({ tone: 'success', text: texts.invite.done({ email: user.email }) });
        await refetchLists(queries);
        onClose();
        await navigate(`/admin/users/${user.id}`);
      },
    }),
  });

  return (
    <Form
      label={label}
      error={failure && <ActFailure error={failure} text={texts.invite.failed} />}
      onSubmit={submit}
    >
      <TextField
        label={texts.fields.email}
        type="email"
        autoComplete="off"
        maxLength={fieldLengths.email}
        {...field('email')}
      />
      <TextField
        label={texts.fields.username}
        hint={texts.invite.usernameHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={fieldLengths.username}
        {...field('username')}
      />
      <SelectField
        label={texts.invite.language}
        options={languages.map((value) => ({ value, label: texts.invite.languages[value] }))}
        {...field('language')}
      />
      <FormButtons
        cancelLabel={texts.cancel}
        onCancel={onClose}
        pending={isPending}
        pendingLabel={texts.invite.sending}
      >
        {texts.invite.send}
      </FormButtons>
    </Form>
  );
}
