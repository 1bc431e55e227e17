import type { Town } from '@camp/contracts/places/campgrounds';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { useQuery } from '@camp/shell-api';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted, VisuallyHidden } from '@camp/ui/layout/text';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { townsQuery } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { messages } from '#features/list/messages.ts';
import styles from '#features/list/filters.module.css';

interface Props {
  town: Town | null;
  /** Called with undefined when the field was emptied. */
  onChoose: (town: Town | undefined) => void;
}

/** A town by its name, with suggestions (ARIA APG, Editable Combobox With List Autocomplete). */
export function TownField({ town, onChoose }: Props) {
  const { near: texts } = useMessages(messages);
  const { region: regions } = useMessages(names);
  const box = useSuggestions(onChoose);
  const { towns, typed, active, isOpen } = box;
  const id = useId();

  return (
    <div className={styles.town}>
      <TextField
        label={texts.town}
        placeholder={texts.placeholder}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-towns`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        maxLength={fieldLengths.placeSearch}
        value={typed ?? town?.name ?? ''}
        onChange={({ currentTarget: { value } }) => {
          box.setTyped(value);
          if (value === '' && town) onChoose(undefined);
        }}
        onKeyDown={box.onKeyDown}
        onBlur={() => box.setTyped(null)}
      />
      <div
        id={`${id}-towns`}
        role="listbox"
        aria-label={texts.towns}
        className={styles.towns}
        hidden={!isOpen}
      >
        {towns.map((each, index) => (
          <div
            key={each.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            /* Before the field loses the focus, and the list with it. */
            onPointerDown={(event) => {
              event.preventDefault();
              if (event.button === 0) box.choose(each);
            }}
          >
            {each.name}
            {each.region && (
              <Muted as="span" size="small">
                {`\u00A0· ${regions[each.region]}`}
              </Muted>
            )}
          </div>
        ))}
      </div>
      <div role="status">
        {box.isNothing && <Muted size="small">{texts.noTown}</Muted>}
        {isOpen && <VisuallyHidden>{texts.found({ count: towns.length })}</VisuallyHidden>}
      </div>
    </div>
  );
}

/** Before an arrow key marks a town. Enter takes the first then, and the first arrow down leads to it, too. */
const noneActive = -1;

/** Returns the typed text, null when no one types, with the towns it may mean and the keys to choose one. */
function useSuggestions(onChoose: (town: Town) => void) {
  const [typed, setText] = useState<string | null>(null);
  const [active, setActive] = useState(noneActive);
  const asked = useDeferredValue(typed?.trim() ?? '');
  const { data } = useQuery(townsQuery(asked));
  const towns = data ?? [];
  const isAsking = typed !== null && typed.trim() !== '';
  const isOpen = isAsking && towns.length > 0;

  function setTyped(text: string | null) {
    setActive(noneActive);
    setText(text);
  }

  function choose(town: Town | undefined) {
    if (!town) return;
    setTyped(null);
    onChoose(town);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const key = pressedKey(event);
    const { length } = towns;
    if (key === 'ArrowDown') setActive((active + 1) % length);
    else if (key === 'ArrowUp') setActive((Math.max(active, 0) - 1 + length) % length);
    else if (key === 'Enter') choose(towns[Math.max(active, 0)]);
    else if (key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
    /* A panel around the field would close by Escape, too. */
    event.stopPropagation();
  }

  const isNothing = isAsking && data?.length === 0;
  return { towns, typed, setTyped, active, isOpen, isNothing, choose, onKeyDown };
}
