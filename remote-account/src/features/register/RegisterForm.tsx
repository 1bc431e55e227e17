import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { TextField } from '@camp/ui/fields/TextField';
import { Muted } from '@camp/ui/layout/text';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { NewPasswordFields } from '#new-password/NewPasswordFields.tsx';
import { messages } from './messages.ts';
import styles from '#forms/forms.module.css';
import { type RegisterForm as Values, useRegistration } from './useRegistration.ts';

interface Props {
  /** Values of a registration that was taken back. */
  typed: Values | null;
  onCreated: (values: Values) => void;
}

/** The submit button opens once every check passes; pressed before, it shows what is missing. */
export function RegisterForm({ typed, onCreated }: Props) {
  const texts = useMessages(messages);
  const { form, field, failure, isPending, submit } = useRegistration(typed, onCreated);
  const { formState, getValues, trigger, watch } = form;

  /* Changing the password may invalidate its confirmation, or make it valid again. */
  const recheckConfirmation = () => {
    if (getValues('confirmation') !== '') void trigger('confirmation');
  };

  return (
    <Form label={texts.title} error={failure} onSubmit={submit}>
      <TextField
        label={texts.username}
        hint={texts.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <div className={styles.names}>
        <TextField label={texts.firstname} autoComplete="given-name" {...field('firstname')} />
        <TextField label={texts.lastname} autoComplete="family-name" {...field('lastname')} />
      </div>
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordFields
        password={{
          label: texts.password,
          value: watch('password'),
          ...field('password', { onChange: recheckConfirmation }),
        }}
        confirmation={{
          label: texts.confirmation,
          value: watch('confirmation'),
          ...field('confirmation'),
        }}
      />
      <Acceptance />
      <SubmitButton isOpen={formState.isValid} pending={isPending} pendingLabel={texts.submitting}>
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}

/** Names the promises that an account is made under. They open beside the form, so that what is typed stays. */
function Acceptance() {
  const { before, terms, and, rules, after } = useMessages(messages).accept;

  return (
    <Muted size="small">
      {before}
      <ExternalLink href="/terms">{terms}</ExternalLink>
      {and}
      <ExternalLink href="/rules">{rules}</ExternalLink>
      {after}
    </Muted>
  );
}
