import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SelectField } from '@camp/ui/fields/SelectField';
import { useEffect, useRef, useState } from 'react';
import { MailLink } from '#components/MailLink.tsx';
import {
  type AdvertisingChoice,
  advertisingMailboxes,
  isAdvertisingChoice,
} from './advertising.ts';
import { messages } from './messages.ts';
import styles from '#features/regions/regions.module.css';

/** The advertising mailbox of the chosen region; screen readers announce a change (WCAG 4.1.3). */
export function AdvertisingPanel() {
  const { title, text, label, choices } = useMessages(messages).advertising;
  const [choice, setChoice] = useState<AdvertisingChoice>('general');
  const selector = useRef<HTMLSelectElement>(null);

  /* The choice may precede hydration: by an early visitor, or restored by the browser. */
  useEffect(() => {
    const chosen = selector.current?.value ?? '';
    if (isAdvertisingChoice(chosen)) setChoice(chosen);
  }, []);

  return (
    <Card title={title}>
      <p>{text}</p>
      <div className={styles.choice}>
        <SelectField
          ref={selector}
          label={label}
          value={choice}
          onChange={({ target: { value } }) => isAdvertisingChoice(value) && setChoice(value)}
          options={Object.entries(choices).map(([value, name]) => ({ value, label: name }))}
        />
        <p aria-live="polite" aria-atomic="true">
          <MailLink address={advertisingMailboxes[choice]} />
        </p>
      </div>
    </Card>
  );
}
