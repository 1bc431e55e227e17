import { PasswordField } from '@camp/ui/fields/PasswordField';
import { useFormContext, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { passwordRules } from '@camp/contracts/account/auth';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useFieldTexts } from '#forms/field-errors.ts';
import styles from './new-password.module.css';

const [length, upper, lower, digit] = passwordRules;

const messages = defineMessages({
  en: {
    label: 'Password checklist',
    rules: {
      length: length.label,
      upper: upper.label,
      lower: lower.label,
      digit: digit.label,
    },
    matches: 'Passwords match',
    done: ': done',
    notYet: ': not yet',
  },
  fr: {
    label: 'Liste de vérification du mot de passe',
    rules: {
      length: 'Au moins 8 caractères',
      upper: 'Une lettre majuscule',
      lower: 'Une lettre minuscule',
      digit: 'Un chiffre',
    },
    matches: 'Les mots de passe sont identiques',
    done: '\u00A0: c’est fait',
    notYet: '\u00A0: pas encore',
  },
});

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
