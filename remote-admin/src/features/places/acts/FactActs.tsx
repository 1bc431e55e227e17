import { type PlaceFact, withdrawCorrection } from '@camp/contracts/staff/staff-places';
import { api } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { QuietButton, RowActions } from '#display/actions.tsx';
import { useFactName } from '#features/places/facts/fact-texts.ts';
import type { PlaceProps } from '#features/places/places.queries.ts';
import { actMessages } from './act-messages.ts';
import { usePlaceAct } from './usePlaceAct.ts';

/* The form is loaded on request: the page opens with little (the gate limits its size). */
const CorrectDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "correct-fact" */ './CorrectDialog.tsx'))
    .CorrectDialog,
}));

interface Props extends PlaceProps {
  fact: PlaceFact;
}

/** The buttons to correct a fact, and to withdraw the correction. */
export function FactActs(props: Props) {
  const { correct } = useMessages(actMessages);
  const { fact } = props;
  const name = useFactName()(fact.fact);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setOpened] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  /* The button to withdraw goes away with the correction; the one to correct stays. */
  const toCorrect = () => frame.current?.querySelector('button') ?? null;
  const withdrawal = useWithdrawal(props, toCorrect);

  function open() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <span ref={frame}>
      <RowActions>
        <QuietButton aria-haspopup="dialog" onClick={open}>
          {correct.open}
          <VisuallyHidden> {name}</VisuallyHidden>
        </QuietButton>
        {fact.correction !== null && (
          <QuietButton aria-haspopup="dialog" onClick={() => withdrawal.start()}>
            {withdrawal.label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </QuietButton>
        )}
      </RowActions>
      {wasOpen && (
        <Suspense>
          <CorrectDialog {...props} name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
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
