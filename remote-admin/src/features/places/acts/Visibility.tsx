import { hidePlace, showPlace } from '@camp/contracts/places/staff-places';
import { api } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { formatDate } from '@camp/ui/i18n/calendar';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { useRef } from 'react';
import { ActCard } from '#display/ActCard.tsx';
import { ActionFailure } from '#display/actions.tsx';
import { Moment } from '#display/values.tsx';
import { placeMessages } from '#features/places/place-messages.ts';
import type { PlaceProps } from '#features/places/PlacePage.tsx';
import styles from '#features/places/places.module.css';
import { ReasonedDialog, useStated } from '#features/staff-users/actions/ReasonedDialog.tsx';
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
          {by_username ?? texts.gone(by_id)} · <Moment at={at} />
        </p>
      </>
    );
  }
  if (gone_since !== null) return <p>{texts.goneSince(formatDate(gone_since, language))}</p>;
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
    done: ({ act: asked }) => texts[asked].done(place.name),
  });
  const { state, stated } = useStated<Act>(change);
  const { ask, asked, dialog } = useConfirmedMutation<Act>(stated, { failureShows: 'in-dialog' });
  /* The dialog keeps its question while it fades out. */
  const question = texts[asked?.act ?? act];

  return (
    <div ref={frame}>
      <Button variant="secondary" size="small" onClick={() => ask({ act })}>
        {texts[act].open}
      </Button>
      <ReasonedDialog
        {...dialog}
        isNeeded={asked?.act === 'hide'}
        onConfirm={(reason) => {
          state(reason);
          dialog.onConfirm();
        }}
        title={question.title}
        text={question.question(place.name)}
        subject={place.name}
        confirmLabel={question.open}
        pendingLabel={question.pending}
        finalFocus={() => frame.current?.querySelector('button') ?? null}
        failure={change.error && <ActionFailure error={change.error} text={question.failed} />}
      />
    </div>
  );
}
