import { auditSearchLength } from '@camp/contracts/staff/audit';
import { Button } from '@camp/ui/actions/Button';
import { Menu, MenuItem } from '@camp/ui/actions/Menu';
import { Icon } from '@camp/ui/artwork/Icon';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef, useState } from 'react';
import { messages } from '#features/audit/messages.ts';
import { FilterFold } from '#filters/FilterFold.tsx';
import bar from '#filters/filters.module.css';
import { chipMessages } from '#filters/messages.ts';
import { SavedFilters } from '#filters/SavedFilters.tsx';
import { ActionsFilter } from './ActionsFilter.tsx';
import type { FilterControls } from './audit-filter.ts';
import { DaysChip, type RareFilter, RareChip, rareFilters } from './FieldChips.tsx';

interface Props {
  controls: FilterControls;
  /** The search text while it is typed, ahead of the address. */
  search: { text: string; setText: (text: string) => void };
}

/** The search box and, as chips, the other filters. */
export function Filters({ controls, search }: Props) {
  const texts = useMessages(messages).filter;
  const box = useRef<HTMLInputElement>(null);
  const [clearings, setClearings] = useState(0);
  const { from, to } = controls.state;
  /* The days are one filter. */
  const count = controls.filterCount - (from && to ? 1 : 0);

  /* The button goes away when nothing is left to clear: the focus must not get lost with it. */
  function clear() {
    search.setText('');
    controls.reset();
    setClearings(clearings + 1);
    box.current?.focus();
  }

  return (
    <search className={bar.bar} aria-label={texts.region}>
      <div className={bar.search}>
        <SearchField
          ref={box}
          label={texts.q}
          placeholder={texts.placeholder}
          maxLength={auditSearchLength}
          value={search.text}
          onChange={({ currentTarget }) => search.setText(currentTarget.value)}
        />
      </div>
      <FilterFold count={count}>
        <SavedFilters list="audit" query={controls.query} onApply={controls.apply} />
        <Chips key={clearings} controls={controls} />
        {(controls.isFiltered || search.text !== '') && (
          <Button variant="ghost" size="small" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </FilterFold>
    </search>
  );
}

/** The common filters, the rare ones that are set or were asked for, and a menu of the others. */
function Chips({ controls }: Pick<Props, 'controls'>) {
  const texts = useMessages(messages).filter;
  const { add } = useMessages(chipMessages);
  const { state: filter, change } = controls;
  const [asked, setAsked] = useState<readonly RareFilter[]>([]);
  const isShown = (name: RareFilter) => filter[name] !== '' || asked.includes(name);
  const others = rareFilters.filter((name) => !isShown(name));

  return (
    <>
      <DaysChip controls={controls} />
      <ActionsFilter chosen={filter.actions} onChange={(actions) => change({ actions })} />
      {rareFilters.filter(isShown).map((name) => (
        <RareChip
          key={name}
          name={name}
          controls={controls}
          isAsked={asked.includes(name)}
          onLift={() => {
            setAsked(asked.filter((other) => other !== name));
            change({ [name]: '' });
          }}
        />
      ))}
      {others.length > 0 && (
        <Menu
          trigger={
            <button type="button" className={bar.toggle}>
              {add}
              <Icon name="chevron-down" />
            </button>
          }
        >
          {others.map((name) => (
            <MenuItem key={name} onClick={() => setAsked([...asked, name])}>
              {texts[name]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
