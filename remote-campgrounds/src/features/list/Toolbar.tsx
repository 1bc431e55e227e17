import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { Button } from '@camp/ui/actions/Button';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useDraft } from '@camp/ui/fields/useDraft';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SkipButton } from '@camp/ui/layout/text';
import { lazy, Suspense, useState } from 'react';
import { Sign } from '#places/Sign.tsx';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { filterCount, type FiltersProps } from './filter-table.tsx';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';
import { resultsId } from './Results.tsx';
import type { MapView } from './useMapView.ts';
import styles from './list.module.css';

/* A wide screen has the filters next to the list, and needs no panel. */
const FilterPanel = lazy(() => import(/* webpackChunkName: "filter-panel" */ './FilterPanel.tsx'));

/** Keystrokes within this time count together, in milliseconds: the eye does not see such a delay. */
const pauseMs = 30;

interface Props {
  controls: ListControls;
  /** Filters that are chosen, and those that the search was understood as. */
  filters: FiltersProps['controls'];
  list: CampgroundList | undefined;
  view: MapView;
}

/** Shows the search, and buttons for what does not fit on a small screen. */
export function Toolbar({ controls, filters, list, view }: Props) {
  const texts = useMessages(messages);
  const { state, search } = controls;
  const draft = useDraft({ value: state.q ?? '', pauseMs, startsAtOnce: true, onSettle: search });

  return (
    <search className={styles.toolbar}>
      <SkipButton onPress={goToResults}>{texts.toResults}</SkipButton>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        maxLength={fieldLengths.placeSearch}
        value={draft.text}
        onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
        onKeyDown={(event) => pressedKey(event) === 'Enter' && draft.settleNow()}
      />
      <div className={styles.behind}>
        <FiltersButton controls={filters} list={list} />
        <Button
          variant="secondary"
          className={styles.mapButton}
          aria-pressed={view.isMap}
          onClick={view.toggle}
        >
          <span className={styles.signed}>
            <Sign name="map" />
            {view.isMap ? texts.list : texts.map}
          </span>
        </Button>
      </div>
    </search>
  );
}

/** Moves the focus past the filters: the next Tab goes to the first campground. */
function goToResults(): void {
  document.getElementById(resultsId)?.focus();
}

/** Opens the filters where there is no room for them next to the list. */
function FiltersButton({ controls, list }: FiltersProps) {
  const texts = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);

  function open() {
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <Button variant="secondary" className={styles.filtersButton} onClick={open}>
        <span className={styles.signed}>
          <Sign name="filters" />
          {texts.filtersTitle({ count: filterCount(controls.state) })}
        </span>
      </Button>
      {wasAsked && (
        <Suspense>
          <FilterPanel isOpen={isOpen} onOpenChange={setOpen} controls={controls} list={list} />
        </Suspense>
      )}
    </>
  );
}
