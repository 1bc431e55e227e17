import { type PlaceFact, withdrawCorrection } from '@camp/contracts/staff/staff-places';
import { api } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { useRef } from 'react';
import { QuietButton, RowActions } from '@camp/staff/display/actions';
import { useFactName } from '#features/staff-places/facts/fact-texts.ts';
import type { PlaceProps } from '#features/staff-places/places.queries.ts';
import { actMessages } from './act-messages.ts';
import { CorrectButton } from './CorrectButton.tsx';
import { usePlaceAct } from './usePlaceAct.ts';

interface Props extends PlaceProps {
  fact: PlaceFact;
}

/** The buttons to correct a fact, and to withdraw the correction. */
export function FactActs(props: Props) {
  const { fact } = props;
  const name = useFactName()(fact.fact);
  const frame = useRef<HTMLSpanElement>(null);
  /* The button to withdraw goes away with the correction; the one to correct stays. */
  const toCorrect = () => frame.current?.querySelector('button') ?? null;
  const withdrawal = useWithdrawal(props, toCorrect);

  return (
    <span ref={frame}>
      <RowActions>
        <CorrectButton {...props} name={name} />
        {fact.correction !== null && (
          <QuietButton aria-haspopup="dialog" onClick={() => withdrawal.start()}>
            {withdrawal.label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </QuietButton>
        )}
      </RowActions>
      <ActDialog act={withdrawal} />
    </span>
  );
}

/** Asks why, and makes the imported value count again. */
function useWithdrawal(props: Props, finalFocus: () => HTMLElement | null) {
  const { withdraw } = useMessages(actMessages);
  const { fact, place, scope } = props;
  const name = useFactName()(fact.fact);
  const params = { slug: place.slug, fact: fact.fact };
  return usePlaceAct(props, {
    label: withdraw.open,
    asks: () => ({
      reason: 'needed',
      title: withdraw.title,
      text: withdraw.question({ fact: name }),
      subject: name,
      pendingLabel: withdraw.pending,
    }),
    send: ({ reason = '' }, ifMatch) =>
      api(withdrawCorrection[scope], { params, body: { reason }, ifMatch }),
    done: () => withdraw.done({ fact: name }),
    failed: withdraw.failed,
    finalFocus,
  });
}
