import { useState } from 'react';
import styles from './control.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { Icon } from '#artwork/Icon.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from '#i18n/messages.ts';
import type { TextFieldProps } from './TextField.tsx';

/** A password input whose text can be shown (OWASP ASVS 5.0, 6.2.7). */
export function PasswordField({ label, hint, error, ...input }: Omit<TextFieldProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  const { show } = useMessages(messages);

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={styles.passwordFrame}>
          <input
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={isShown}
            aria-label={show({ label: label.toLowerCase() })}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
