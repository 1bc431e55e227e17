import { passwordRules } from '@camp/contracts/credentials';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import { messages } from './messages.ts';
import styles from './PasswordChecklist.module.css';

interface Props {
  password: string;
  confirmation: string;
}

/** The password rule line by line, ticked off while typing. */
export function PasswordChecklist({ password, confirmation }: Props) {
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
