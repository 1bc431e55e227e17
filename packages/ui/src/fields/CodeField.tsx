import styles from './control.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

type CodeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'className'>;

/** A field for a code of six digits: phones show digits, and offer the code they have just received. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      enterKeyHint="done"
      className={styles.code}
    />
  );
}
