import { hidePlace, showPlace } from '@camp/contracts/staff/staff-places';
import { api } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { Button } from '@camp/ui/actions/Button';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { useRef } from 'react';
import { ActCard } from '@camp/staff/display/ActCard';
import { Moment } from '@camp/staff/display/values';
import { placeMessages } from '#features/staff-places/place-messages.ts';
import type { PlaceProps } from '#features/staff-places/places.queries.ts';
import styles from '#features/staff-places/places.module.css';
import { usePlaceAct } from './usePlaceAct.ts';

/** Shows whether visitors see the place and, if not, why; with the button that changes that. */
export function Visibility(props: PlaceProps) {
  const texts = useMessages(placeMessages).visibility;

  return (
    <ActCard title={texts.title}>
      <State {...props} />
      <Change {...props} />
    </ActCard>
  );
}

function State({ place: { hidden, gone_since } }: PlaceProps) {
  const texts = useMessages(placeMessages).visibility;
  const language = useLanguage();

  if (hidden) {
    const { reason, at, by_id, by_username } = hidden;
    return (
      <>
        <p>{texts.hidden}</p>
        <blockquote dir="auto">{reason}</blockquote>
        <p className={styles.detail}>
          {by_username ?? texts.gone({ id: by_id })} · <Moment at={at} />
        </p>
      </>
    );
  }
  if (gone_since !== null)
    return <p>{texts.goneSince({ day: formatDate(gone_since, language) })}</p>;
  return <p>{texts.shown}</p>;
}

/** Asks why, then hides or shows the place. The one button stays in place and keeps the focus. */
function Change(props: PlaceProps) {
  const texts = useMessages(placeMessages).visibility;
  const { place, scope } = props;
  const next = place.hidden === null ? 'hide' : 'show';
  const params = { slug: place.slug };
  const frame = useRef<HTMLDivElement>(null);
  const change = usePlaceAct<{ act: 'hide' | 'show' }>(props, {
    label: texts[next].open,
    asks: ({ act }) => ({
      reason: act === 'hide' ? 'needed' : 'optional',
      title: texts[act].title,
      text: texts[act].question({ name: place.name }),
      subject: place.name,
      pendingLabel: texts[act].pending,
    }),
    send: ({ act, reason }, ifMatch) =>
      act === 'hide'
        ? api(hidePlace[scope], { params, body: { reason: reason ?? '' }, ifMatch })
        : api(showPlace[scope], { params, body: { reason }, ifMatch }),
    done: (_place, { act }) => texts[act].done({ name: place.name }),
    failed: ({ act }) => texts[act].failed,
    finalFocus: () => frame.current?.querySelector('button') ?? null,
  });

  return (
    <div ref={frame}>
      <Button variant="secondary" size="small" onClick={() => change.start({ act: next })}>
        {change.label}
      </Button>
      <ActDialog act={change} />
    </div>
  );
}
