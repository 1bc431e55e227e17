import { Form } from '@camp/ui/fields/Form';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { TextField } from '@camp/ui/fields/TextField';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { NewPasswordFields } from '#new-password/NewPasswordFields.tsx';
import { messages } from './messages.ts';
import styles from '#forms/forms.module.css';
import { useRegistration } from './useRegistration.ts';

/** The submit button opens once every check passes; pressed before, it shows what is missing. */
export function RegisterForm({ onCreated }: { onCreated: (email: string) => void }) {
  const texts = useMessages(messages);
  const { form, field, failure, isPending, submit } = useRegistration(onCreated);
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
      <SubmitButton isOpen={formState.isValid} pending={isPending} pendingLabel={texts.submitting}>
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}
