import type { SavedFilter, StaffList } from '@camp/contracts/staff/staff-lists';
import { useQuery } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { useAct } from '@camp/ui/acts/useAct';
import { Menu, MenuChoices, MenuItem, MenuNote, MenuSeparator } from '@camp/ui/actions/Menu';
import { Icon } from '@camp/ui/artwork/Icon';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, useRef, useState } from 'react';
import styles from './filters.module.css';
import { savedMessages } from './messages.ts';
import {
  isSameQuery,
  staffListQuery,
  useRemoveFilter,
  useSaveFilter,
} from './staff-list.queries.ts';

/* The list opens without it: few save a filter, and the gate limits the size of a page. */
const SaveFilterForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "save-filter" */ './SaveFilterForm.tsx'))
    .SaveFilterForm,
}));

interface Props {
  list: StaffList;
  /** Search, filters and order on screen, as the address has them; empty for the plain list. */
  query: string;
  onApply: (query: string) => void;
}

/** The filters that the person has saved by name, on every device (docs/decisions/staff-lists.md#0155). */
export function SavedFilters({ list, query, onApply }: Props) {
  const texts = useMessages(savedMessages);
  const { data } = useQuery(staffListQuery(list));
  const filters = data?.filters ?? [];
  const current = filters.find((filter) => isSameQuery(filter.query, query));
  const [isNaming, setNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const save = useSaveFilter(list, () => setNaming(false));
  const removal = useRemoveFilter(list);
  const toOpener = () => opener.current;
  const remove = useAct<SavedFilter>(removal, {
    asks: ({ name }) => ({
      title: texts.removeTitle,
      text: texts.removeQuestion({ name: isolatedName(name) }),
      confirmLabel: texts.confirm,
      pendingLabel: texts.removing,
    }),
    failed: texts.notRemoved,
    failureShows: 'in-dialog',
    finalFocus: toOpener,
  });

  function apply(id: string) {
    const chosen = filters.find((filter) => String(filter.id) === id);
    if (chosen) onApply(chosen.query);
  }

  return (
    <>
      <Menu
        trigger={
          <button ref={opener} type="button" className={styles.toggle}>
            {texts.open}
            {current && (
              <bdi className={styles.current} title={current.name}>
                {current.name}
              </bdi>
            )}
            <Icon name="chevron-down" />
          </button>
        }
      >
        {filters.length === 0 && <MenuNote>{texts.none}</MenuNote>}
        {filters.length > 0 && (
          <MenuChoices
            label={texts.title}
            value={current ? String(current.id) : null}
            options={filters.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={apply}
          />
        )}
        <MenuSeparator />
        <MenuItem
          disabled={query === ''}
          onClick={() => {
            save.reset();
            setNaming(true);
          }}
        >
          {texts.save}
        </MenuItem>
        {current && (
          <MenuItem isDanger onClick={() => remove.start(current)}>
            {texts.remove({ name: isolatedName(current.name) })}
          </MenuItem>
        )}
      </Menu>
      <Dialog
        open={isNaming}
        onOpenChange={setNaming}
        title={texts.saveTitle}
        description={texts.saveText}
        finalFocus={toOpener}
      >
        <SaveFilterForm
          save={save}
          query={query}
          names={filters.map(({ name }) => name)}
          onClose={() => setNaming(false)}
        />
      </Dialog>
      <ActDialog act={remove} />
    </>
  );
}
