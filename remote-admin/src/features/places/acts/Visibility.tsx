import { hidePlace, showPlace } from '@camp/contracts/staff/staff-places';
import { api } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { useRef } from 'react';
import { useQuestion } from '#acts/useQuestion.tsx';
import { ActCard } from '#display/ActCard.tsx';
import { Moment } from '#display/values.tsx';
import { placeMessages } from '#features/places/place-messages.ts';
import type { PlaceProps } from '#features/places/places.queries.ts';
import styles from '#features/places/places.module.css';
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

interface Act {
  act: 'hide' | 'show';
  reason?: string;
}

/** Asks why, then hides or shows the place. The one button stays in place and keeps the focus. */
function Change(props: PlaceProps) {
  const texts = useMessages(placeMessages).visibility;
  const { place, scope } = props;
  const act = place.hidden === null ? 'hide' : 'show';
  const params = { slug: place.slug };
  const frame = useRef<HTMLDivElement>(null);
  const change = usePlaceAct<Act>(props, {
    send: ({ act: asked, reason }, ifMatch) =>
      asked === 'hide'
        ? api(hidePlace[scope], { params, body: { reason: reason ?? '' }, ifMatch })
        : api(showPlace[scope], { params, body: { reason }, ifMatch }),
    done: ({ act: asked }) => texts[asked].done({ name: place.name }),
  });
  const { ask, question } = useQuestion<Act>(change, {
    failureShows: 'in-dialog',
    asks: ({ act: asked }) => ({
      reason: asked === 'hide' ? 'needed' : 'optional',
      title: texts[asked].title,
      text: texts[asked].question({ name: place.name }),
      subject: place.name,
      confirmLabel: texts[asked].open,
      pendingLabel: texts[asked].pending,
      failed: texts[asked].failed,
    }),
    finalFocus: () => frame.current?.querySelector('button') ?? null,
  });

  return (
    <div ref={frame}>
      <Button variant="secondary" size="small" onClick={() => ask({ act })}>
        {texts[act].open}
      </Button>
      {question}
    </div>
  );
}
