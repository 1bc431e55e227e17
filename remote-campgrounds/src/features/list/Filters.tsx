import type { CampgroundQuery } from '@camp/contracts/places/campgrounds';
import { knownStates, placeTypes, tourismRegions } from '@camp/contracts/places/vocabulary';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import { memo, type ReactNode } from 'react';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { AmenityFilter } from './AmenityFilter.tsx';
import { Choices } from './Choices.tsx';
import { ClosedFilter } from './ClosedFilter.tsx';
import { NearFilter } from './near/NearFilter.tsx';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';
import { useLater } from './useLater.ts';
import styles from './filters.module.css';

interface Props {
  controls: ListControls;
  /** The list on screen, with the numbers that each further choice would leave; undefined before the first answer. */
  list: CampgroundList | undefined;
}

/** Shows all filters; each change is in the address at once. Counts follow the results, which are drawn first. */
export function Filters({ controls, list }: Props) {
  return <AllFilters controls={controls} list={useLater(list)} />;
}

const AllFilters = memo(function Groups({ controls, list }: Props) {
  const { group, amenityHint } = useMessages(messages);
  const words = useMessages(names);
  const { state, change } = controls;
  const facets = list?.facets;

  return (
    <div className={styles.filters}>
      <Group title={group.near}>
        <NearFilter controls={controls} town={list?.near ?? null} />
      </Group>
      <Group title={group.region}>
        <Choices
          filter="region"
          words={tourismRegions}
          names={words.region}
          chosen={state.region}
          counts={facets?.region}
          onChange={change}
        />
      </Group>
      <Group title={group.type}>
        <Choices
          filter="type"
          words={placeTypes}
          names={words.type}
          chosen={state.type}
          counts={facets?.type}
          onChange={change}
        />
      </Group>
      <Group title={group.season}>
        <SeasonFilter state={state} onChange={change} />
      </Group>
      <Group title={group.reservation}>
        <Choices
          filter="reservation"
          words={knownStates}
          names={words.reservation}
          chosen={state.reservation}
          counts={facets?.reservation}
          onChange={change}
        />
      </Group>
      {list?.closures.known_by !== 'off' && (
        <Group title={group.closures}>
          <ClosedFilter controls={controls} closures={list?.closures} />
        </Group>
      )}
      <Group title={group.amenity} hint={amenityHint}>
        <AmenityFilter controls={controls} list={list} />
      </Group>
    </div>
  );
});

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {hint && <Muted size="small">{hint}</Muted>}
      {children}
    </fieldset>
  );
}

interface SeasonProps {
  state: CampgroundQuery;
  onChange: ListControls['change'];
}

/** The days of a stay; a browser gives '' while a date is typed. */
function SeasonFilter({ state: { from = '', to = '' }, onChange }: SeasonProps) {
  const texts = useMessages(messages);
  const isWrong = from !== '' && to !== '' && to < from;

  return (
    <>
      <div className={styles.days}>
        <TextField
          type="date"
          label={texts.from}
          value={from}
          onChange={({ currentTarget: { value } }) => onChange({ from: value || undefined })}
        />
        <TextField
          type="date"
          label={texts.to}
          value={to}
          error={isWrong ? texts.wrongOrder : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ to: value || undefined })}
        />
      </div>
      <Muted size="small">{texts.seasonHint}</Muted>
    </>
  );
}
