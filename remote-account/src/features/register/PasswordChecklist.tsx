import { passwordRules } from '@camp/contracts/credentials';
import { VisuallyHidden } from '@camp/ui/VisuallyHidden';
import styles from './PasswordChecklist.module.css';

interface Props {
  password: string;
  confirmation: string;
}

/** The password rule line by line, ticked off while typing. */
export function PasswordChecklist({ password, confirmation }: Props) {
  const matches = password !== '' && password === confirmation;

  return (
    <ul className={styles.list} aria-label="Password checklist">
      {passwordRules.map(({ id, label, isMet }) => (
        <Line key={id} label={label} isMet={isMet(password)} />
      ))}
      <Line label="Passwords match" isMet={matches} />
    </ul>
  );
}

function Line({ label, isMet }: { label: string; isMet: boolean }) {
  return (
    <li className={styles.line} data-met={isMet}>
      <span className={styles.mark} aria-hidden>
        {isMet ? '✓' : ''}
      </span>
      {label}
      <VisuallyHidden>{isMet ? ': done' : ': not yet'}</VisuallyHidden>
    </li>
  );
}
