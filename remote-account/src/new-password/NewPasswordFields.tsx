import { PasswordField } from '@camp/ui/fields/PasswordField';
import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { useFieldTexts } from '#forms/field-errors.ts';
import { passwordRules } from '@camp/contracts/credentials';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import { messages } from './messages.ts';
import styles from './new-password.module.css';

interface Field {
  label: string;
  value: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

/** A new password, typed twice, above the rule that is ticked off while typing. */
export function NewPasswordFields({
  password,
  confirmation,
}: Record<'password' | 'confirmation', Field>) {
  return (
    <>
      {[password, confirmation].map(({ label, error, registration }) => (
        <PasswordField
          key={registration.name}
          label={label}
          autoComplete="new-password"
          error={error}
          {...registration}
        />
      ))}
      <PasswordChecklist password={password.value} confirmation={confirmation.value} />
    </>
  );
}

interface NewPasswordValues {
  newPassword: string;
  confirmation: string;
}

/** The same fields in a form that replaces a password; takes the form from its `FormProvider`. */
export function ReplacePasswordFields({ labels }: { labels: NewPasswordValues }) {
  const fieldText = useFieldTexts();
  const { register, control, formState } = useFormContext<NewPasswordValues>();
  const { errors } = formState;
  const [newPassword, confirmation] = useWatch({ control, name: ['newPassword', 'confirmation'] });

  return (
    <NewPasswordFields
      password={{
        label: labels.newPassword,
        value: newPassword,
        error: fieldText(errors.newPassword),
        registration: register('newPassword'),
      }}
      confirmation={{
        label: labels.confirmation,
        value: confirmation,
        error: errors.confirmation?.message,
        registration: register('confirmation'),
      }}
    />
  );
}

/** The password rule line by line, ticked off while typing. */
function PasswordChecklist({
  password,
  confirmation,
}: Record<'password' | 'confirmation', string>) {
  const texts = useMessages(messages);
  const matches = password !== '' && password === confirmation;

  return (
    <ul className={styles.list} aria-label={texts.label}>
      {passwordRules.map(({ id, isMet }) => (
        <Line key={id} label={texts.rules[id]} isMet={isMet(password)} />
      ))}
      <Line label={texts.matches} isMet={matches} />
    </ul>
  );
}

function Line({ label, isMet }: { label: string; isMet: boolean }) {
  const { done, notYet } = useMessages(messages);

  return (
    <li className={styles.line} data-met={isMet}>
      <span className={styles.mark} aria-hidden>
        {isMet ? '✓' : ''}
      </span>
      {label}
      <VisuallyHidden>{isMet ? done : notYet}</VisuallyHidden>
    </li>
  );
}
