import { correctFact, type Correction, type PlaceFact } from '@camp/contracts/staff/staff-places';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { api, ApiCallError } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { Form } from '@camp/ui/fields/Form';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import type { PlaceProps } from '#features/places/places.queries.ts';
import { actMessages } from './act-messages.ts';
import { readCorrection } from './correction-input.ts';
import { FactFields } from './FactFields.tsx';
import { usePlaceAct } from './usePlaceAct.ts';
import { type SayRefused, useRefused } from './useRefused.ts';

interface Props extends PlaceProps {
  fact: PlaceFact;
  /** The fact's name on screen. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the right value, where it is from, and why. */
export function CorrectDialog({ isOpen, ...props }: Props) {
  const texts = useMessages(actMessages).correct;

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && props.onClose()}
      size="form"
      title={texts.title({ fact: props.name })}
      description={texts.consequence}
    >
      <CorrectForm {...props} />
    </Dialog>
  );
}

function CorrectForm({ fact, name, onClose, ...of }: Omit<Props, 'isOpen'>) {
  const texts = useMessages(actMessages).correct;
  const { place, scope } = of;
  const correct = usePlaceAct<Correction>(of, {
    send: (body, ifMatch) =>
      api(correctFact[scope], { params: { slug: place.slug }, body, ifMatch }),
    done: () => texts.done({ fact: name }),
  });
  const say = useRefused(correct.error);
  const frame = useFocusOnFirst(correct.error);
  const hasWrongFields =
    correct.error instanceof ApiCallError && Object.keys(correct.error.fields).length > 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (correct.isPending) return;
    const written = readCorrection(fact.fact, new FormData(event.currentTarget));
    correct.mutate(written, { onSuccess: onClose });
  }

  return (
    <div ref={frame}>
      <Form
        label={texts.title({ fact: name })}
        error={
          correct.error &&
          !hasWrongFields && <ActionFailure error={correct.error} text={texts.failed} />
        }
        onSubmit={submit}
      >
        <FactFields fact={fact} say={say} />
        <SourceFields fact={fact} say={say} />
        <Cluster gap="12px" justify="end">
          <Button variant="ghost" disabled={correct.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" pending={correct.isPending} pendingLabel={texts.pending}>
            {texts.save}
          </Button>
        </Cluster>
      </Form>
    </div>
  );
}

/** Moves the focus to the first field that is wrong, whenever the API has refused some. */
function useFocusOnFirst(error: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return frame;
}

interface FieldsProps {
  fact: PlaceFact;
  say: SayRefused;
}

/** The fields for the source of the value, which visitors see, and for the reason, which they do not. */
function SourceFields({ fact: { correction }, say }: FieldsProps) {
  const texts = useMessages(actMessages).correct;

  return (
    <>
      <TextField
        name="source"
        label={texts.source}
        hint={texts.sourceHint}
        autoComplete="off"
        maxLength={fieldLengths.placeSource}
        defaultValue={correction?.source}
        error={say('source')}
      />
      <TextField
        name="source_url"
        label={texts.sourceAddress}
        type="url"
        autoComplete="off"
        maxLength={fieldLengths.webAddress}
        defaultValue={correction?.source_url ?? ''}
        error={say('source_url')}
      />
      <TextAreaField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        maxLength={fieldLengths.reason}
        error={say('reason')}
      />
    </>
  );
}
