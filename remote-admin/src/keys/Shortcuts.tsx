import { Dialog } from '@camp/ui/dialogs/Dialog';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import styles from '#layout/StaffPage.module.css';
import { areLettersOn, turnLetters } from './letters.ts';

const messages = defineMessages({
  en: {
    title: 'Keyboard shortcuts',
    letters: 'Use single letters as shortcuts',
    meanings: {
      search: 'Search',
      goTo: 'Go to a page or a person',
      found: 'From the search to the first row',
      rows: 'Next row, previous row',
      select: 'Select the row',
      open: 'Open the row',
      menu: 'Menu of the row',
      close: 'Close',
      list: 'This list',
    },
    enter: 'Enter',
    escape: 'Esc',
  },
  fr: {
    title: 'Raccourcis clavier',
    letters: 'Utiliser les lettres seules comme raccourcis',
    meanings: {
      search: 'Rechercher',
      goTo: 'Aller à une page ou à une personne',
      found: 'De la recherche à la première ligne',
      rows: 'Ligne suivante, ligne précédente',
      select: 'Sélectionner la ligne',
      open: 'Ouvrir la ligne',
      menu: 'Menu de la ligne',
      close: 'Fermer',
      list: 'Cette liste',
    },
    enter: 'Entrée',
    escape: 'Échap',
  },
});

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
