import { Card } from '@camp/ui/Card';
import { useMessages } from '@camp/ui/language';
import { SelectField } from '@camp/ui/SelectField';
import { useState } from 'react';
import { MailLink } from '#links/MailLink.tsx';
import {
  type AdvertisingChoice,
  advertisingMailboxes,
  isAdvertisingChoice,
} from './advertising.ts';
import { messages } from './messages.ts';

/** The advertising mailbox of the region chosen; a change of it is read out (WCAG 4.1.3). */
export function AdvertisingPanel() {
  const { title, text, label, choices } = useMessages(messages).advertising;
  const [choice, setChoice] = useState<AdvertisingChoice>('general');

  return (
    <Card title={title}>
      <p>{text}</p>
      <SelectField
        label={label}
        value={choice}
        onChange={({ target: { value } }) => isAdvertisingChoice(value) && setChoice(value)}
        options={Object.entries(choices).map(([value, name]) => ({ value, label: name }))}
      />
      <p aria-live="polite" aria-atomic="true">
        <MailLink address={advertisingMailboxes[choice]} />
      </p>
    </Card>
  );
}
