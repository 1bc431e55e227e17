import { PasswordField } from '@camp/ui/fields/PasswordField';
import type { ComponentProps } from 'react';
import { meetsPasswordRule, passwordRules } from '@camp/contracts/account/auth';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import styles from './new-password.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['new-password']>({ en, fr });

interface Field extends ComponentProps<typeof PasswordField> {
  /** Shown by the checklist; the input itself keeps what is typed. */
  value: string;
}

/** A new password, typed twice; below the first field its rule, ticked off while typing. */
export function NewPasswordFields({
  password,
  confirmation,
}: Record<'password' | 'confirmation', Field>) {
  const { value: typed, ...first } = password;
  const { value: typedAgain, ...second } = confirmation;

  return (
    <>
      <div className={styles.field} data-listed={isListed(password)}>
        <PasswordField autoComplete="new-password" {...first} />
        <PasswordChecklist
          password={typed}
          confirmation={typedAgain}
          isRefused={isListed(password)}
        />
      </div>
      <PasswordField autoComplete="new-password" {...second} />
    </>
  );
}

/** True if the checklist says what is wrong. Another reason, such as a password in use, needs its sentence. */
const isListed = ({ error, value }: Field) => error !== undefined && !meetsPasswordRule(value);

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
