import type { PlaceFact } from '@camp/contracts/staff/staff-places';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { lazy, Suspense, useState } from 'react';
import { QuietButton } from '@camp/staff/display/actions';
import type { PlaceProps } from '#features/staff-places/places.queries.ts';
import { actMessages } from './act-messages.ts';

/* The form is loaded on request: the page opens with little (the gate limits its size). */
const CorrectDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "correct-fact" */ './CorrectDialog.tsx'))
    .CorrectDialog,
}));

interface Props extends PlaceProps {
  fact: PlaceFact | 'amenities';
  /** Name on screen of what is corrected. */
  name: string;
}

/** Opens the form that corrects a fact, or all amenities at once. */
export function CorrectButton(props: Props) {
  const { correct } = useMessages(actMessages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setOpened] = useState(false);
  const { fact, name } = props;

  function open() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      {fact === 'amenities' ? (
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={open}>
          {correct.openAmenities}
        </Button>
      ) : (
        <QuietButton aria-haspopup="dialog" onClick={open}>
          {correct.open}
          <VisuallyHidden> {name}</VisuallyHidden>
        </QuietButton>
      )}
      {wasOpen && (
        <Suspense>
          <CorrectDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
