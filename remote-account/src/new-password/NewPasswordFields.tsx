import { PasswordField } from '@camp/ui/fields/PasswordField';
import { useFormContext, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { meetsPasswordRule, passwordRules } from '@camp/contracts/account/auth';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useFieldTexts } from '#forms/field-errors.ts';
import styles from './new-password.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['new-password']>({ en, fr });

interface Field {
  label: string;
  value: string;
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

/** A new password, typed twice; below the first field its rule, ticked off while typing. */
export function NewPasswordFields({
  password,
  confirmation,
}: Record<'password' | 'confirmation', Field>) {
  return (
    <>
      <div className={styles.field} data-listed={isListed(password)}>
        <PasswordField
          label={password.label}
          autoComplete="new-password"
          error={password.error}
          {...password.registration}
        />
        <PasswordChecklist
          password={password.value}
          confirmation={confirmation.value}
          isRefused={isListed(password)}
        />
      </div>
      <PasswordField
        label={confirmation.label}
        autoComplete="new-password"
        error={confirmation.error}
        {...confirmation.registration}
      />
    </>
  );
}

/** True if the checklist says what is wrong. Another reason, such as a password in use, needs its sentence. */
const isListed = ({ error, value }: Field) => error !== undefined && !meetsPasswordRule(value);

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
  isRefused,
}: Record<'password' | 'confirmation', string> & { isRefused: boolean }) {
  const texts = useMessages(messages);
  const matches = password !== '' && password === confirmation;
  const missing = isRefused ? 'missing' : 'notYet';

  return (
    <ul className={styles.list} aria-label={texts.label}>
      {passwordRules.map(({ id, isMet }) => (
        <Line key={id} label={texts.rules[id]} state={isMet(password) ? 'done' : missing} />
      ))}
      <Line label={texts.matches} state={matches ? 'done' : 'notYet'} />
    </ul>
  );
}

const marks = { done: '✓', notYet: '', missing: '✕' };

function Line({ label, state }: { label: string; state: keyof typeof marks }) {
  const texts = useMessages(messages);

  return (
    <li className={styles.line} data-state={state}>
      <span className={styles.mark} aria-hidden>
        {marks[state]}
      </span>
      {label}
      <VisuallyHidden>{texts[state]}</VisuallyHidden>
    </li>
  );
}
