import { inviteUser } from '@camp/contracts/staff/accounts';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { type Language, languages } from '@camp/contracts/sentences/language';
import {
  api,
  ApiCallError,
  notify,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { SelectField } from '@camp/ui/fields/SelectField';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Cluster } from '@camp/ui/layout/spacing';
import { type SubmitEvent, useState } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import { accountMessages } from './account-messages.ts';

/** Address, username and the language of the mail; opens the page of the new person. */
export function InviteForm({ label, onClose }: { label: string; onClose: () => void }) {
  const texts = useMessages(accountMessages);
  const own = useLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [username, setUsername] = useState('');
  const [language, setLanguage] = useState<Language>(own);
  const invite = useMutation({
    mutationFn: () => api(inviteUser, { body: { email, username, language } }),
    onSuccess: async ({ user }) => {
      notify({ tone: 'success', text: texts.invite.done({ email: user.email }) });
      await refetchLists(queries);
      onClose();
      await navigate(`/admin/users/${user.id}`);
    },
  });
  const errors = invite.error instanceof ApiCallError ? invite.error.fields : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!invite.isPending) invite.mutate();
  }

  return (
    <Form
      label={label}
      error={invite.error && <ActionFailure error={invite.error} text={texts.invite.failed} />}
      onSubmit={submit}
    >
      <TextField
        label={texts.fields.email}
        type="email"
        autoComplete="off"
        maxLength={fieldLengths.email}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={errors['email']}
      />
      <TextField
        label={texts.fields.username}
        hint={texts.invite.usernameHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={fieldLengths.username}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
        error={errors['username']}
      />
      <SelectField
        label={texts.invite.language}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
        options={languages.map((value) => ({ value, label: texts.invite.languages[value] }))}
      />
      <Cluster gap="12px" justify="end">
        <Button variant="ghost" disabled={invite.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" pending={invite.isPending} pendingLabel={texts.invite.sending}>
          {texts.invite.send}
        </Button>
      </Cluster>
    </Form>
  );
}
