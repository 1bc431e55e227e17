import { maxSeasons, seasonSpans } from '@camp/contracts/places/seasons';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { PlaceFact } from '@camp/contracts/staff/staff-places';
import { Button } from '@camp/ui/actions/Button';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useRef, useState } from 'react';
import styles from '#features/staff-places/places.module.css';
import { actMessages } from './act-messages.ts';
import type { SayRefused } from './useRefused.ts';

type Seasons = Extract<PlaceFact, { fact: 'seasons' }>['imported'];
type Season = Seasons[number];

interface Row {
  id: number;
  /** Null for one that was added. */
  season: Season | null;
}

interface Props {
  say: SayRefused;
  /** Newest year first. */
  start: Seasons;
}

/** The seasons: a row for each span of a part in a year. */
export function SeasonFields({ start, say }: Props) {
  const texts = useMessages(actMessages).values;
  const nextId = useRef(start.length);
  const [rows, setRows] = useState<Row[]>(() => start.map((season, id) => ({ id, season })));
  const frame = useRef<HTMLDivElement>(null);

  function add() {
    nextId.current += 1;
    setRows([{ id: nextId.current, season: null }, ...rows]);
  }

  /** The button pressed goes away: the focus must not get lost with it. */
  function remove(id: number) {
    setRows(rows.filter((row) => row.id !== id));
    frame.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={frame} className={styles.seasons}>
      <Button
        variant="secondary"
        size="small"
        aria-disabled={rows.length >= maxSeasons}
        onClick={() => rows.length < maxSeasons && add()}
      >
        {texts.addSeason}
      </Button>
      {rows.map(({ id, season }, row) => (
        <SeasonRow key={id} season={season} row={row} say={say} onRemove={() => remove(id)} />
      ))}
      {rows.length === 0 && <p>{texts.noSeasons}</p>}
    </div>
  );
}

interface RowProps extends Pick<Props, 'say'> {
  season: Season | null;
  /** Its place in what is sent. */
  row: number;
  onRemove: () => void;
}

function SeasonRow({ season, row, say, onRemove }: RowProps) {
  const texts = useMessages(actMessages).values;
  const title = season ? [season.year, season.part].filter(Boolean).join(', ') : texts.newSeason;
  const days = seasonSpans.flatMap((range) =>
    (['from', 'to'] as const).map((end) => ({ range, end })),
  );

  return (
    <fieldset className={styles.season}>
      <legend>{texts.seasonOf({ year: title })}</legend>
      <TextField
        name={`value.${row}.year`}
        label={texts.year}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={season?.year}
        error={say(`value.${row}.year`, ...(row === 0 ? ['value'] : []))}
      />
      <TextField
        name={`value.${row}.part`}
        label={texts.part}
        hint={texts.partHint}
        autoComplete="off"
        maxLength={fieldLengths.placeName}
        defaultValue={season?.part ?? ''}
        error={say(`value.${row}.part`)}
      />
      {days.map(({ range, end }) => (
        <TextField
          key={`${range} ${end}`}
          name={`value.${row}.${range}.${end}`}
          label={texts.days[range][end]}
          type="date"
          defaultValue={season?.[range]?.[end]}
          error={say(
            `value.${row}.${range}.${end}`,
            ...(end === 'from' ? [`value.${row}.${range}`] : []),
          )}
        />
      ))}
      <Button variant="ghost" size="small" onClick={onRemove}>
        {texts.removeSeason}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </fieldset>
  );
}
