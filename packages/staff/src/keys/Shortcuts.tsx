import { Dialog } from '@camp/ui/dialogs/Dialog';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import styles from '#display/display.module.css';
import { areLettersOn, turnLetters } from './letters.ts';
import type { Texts } from '#texts.d.ts';
import enShortcuts from './Shortcuts.en.json' with { type: 'json' };
import frShortcuts from './Shortcuts.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['keys/Shortcuts']>({ en: enShortcuts, fr: frShortcuts });

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lists the keys of staff pages and what they do. */
export default function Shortcuts({ open, onOpenChange }: Props) {
  const { title, letters, meanings, enter, escape } = useMessages(messages);
  const [isOn, setOn] = useState(areLettersOn);

  const keys = [
    ['/', meanings.search],
    ['Ctrl K  ⌘ K', meanings.goTo],
    ['Ctrl .  ⌘ .', meanings.inspect],
    ['↓', meanings.found],
    ['j k', meanings.rows],
    ['x', meanings.select],
    [enter, meanings.open],
    ['m', meanings.menu],
    [escape, meanings.close],
    ['?', meanings.list],
  ];

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label={letters}
        checked={isOn}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          turnLetters(currentTarget.checked ? 'on' : 'off');
        }}
      />
    </Dialog>
  );
}
