import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { Button } from '@camp/ui/actions/Button';
import { SidePanel } from '@camp/ui/dialogs/SidePanel';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useState } from 'react';
import { Sign } from '#components/Sign.tsx';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { Filters } from './Filters.tsx';
import { filterCount, type ListControls } from './list-state.ts';
import { messages } from './messages.ts';
import { useDraft } from './useDraft.ts';
import type { MapView } from './useMapView.ts';
import styles from './list.module.css';

interface Props {
  controls: ListControls;
  list: CampgroundList | undefined;
  view: MapView;
}

/** The search, and what a small screen has behind buttons. */
export function Toolbar({ controls, list, view }: Props) {
  const texts = useMessages(messages);
  const { state, search } = controls;
  const draft = useDraft({ value: state.q ?? '', onSettle: search });

  return (
    <search className={styles.toolbar}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        maxLength={fieldLengths.placeSearch}
        value={draft.text}
        onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && draft.settleNow()}
      />
      <div className={styles.behind}>
        <FiltersButton controls={controls} list={list} />
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

/** Opens the filters where there is no room for them beside the list. */
function FiltersButton({ controls, list }: Omit<Props, 'view'>) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button variant="secondary" className={styles.filtersButton} onClick={() => setOpen(true)}>
        <span className={styles.signed}>
          <Sign name="filters" />
          {texts.filtersTitle(filterCount(controls.state))}
        </span>
      </Button>
      <SidePanel
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.filters}
        footer={
          <Button onClick={() => setOpen(false)}>
            {texts.showResults(formatNumber(list?.total ?? 0, language))}
          </Button>
        }
      >
        <Filters controls={controls} list={list} />
      </SidePanel>
    </>
  );
}
