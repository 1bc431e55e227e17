import { correctFact, type Correction, type PlaceFact } from '@camp/contracts/staff/staff-places';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { api, ApiCallError } from '@camp/shell-api';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { PlaceProps } from '#features/staff-places/places.queries.ts';
import { actMessages } from './act-messages.ts';
import { AmenityGrid } from './AmenityGrid.tsx';
import { readAmenities, readCorrection } from './correction-input.ts';
import { FactFields } from './FactFields.tsx';
import { usePlaceAct } from './usePlaceAct.ts';
import { type SayRefused, useRefused } from './useRefused.ts';

interface Props extends PlaceProps {
  /** A fact of the place; `amenities` for all of them in one form. */
  fact: PlaceFact | 'amenities';
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
  const correct = usePlaceAct<{ written: Correction }>(of, {
    label: texts.save,
    send: ({ written: body }, ifMatch) =>
      api(correctFact[scope], { params: { slug: place.slug }, body, ifMatch }),
    done: () => texts.done({ fact: name }),
    failed: texts.failed,
    onSuccess: onClose,
  });
  const { failure } = correct;
  const say = useRefused(failure?.error);
  const frame = useFocusOnFirst(failure?.error);
  const hasWrongFields =
    failure?.error instanceof ApiCallError && Object.keys(failure.error.fields).length > 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (correct.isPending) return;
    correct.start({ written: read(fact, place, new FormData(event.currentTarget)) });
  }

  return (
    <div ref={frame}>
      <Form
        label={texts.title({ fact: name })}
        error={failure && !hasWrongFields && <ActFailure {...failure} />}
        onSubmit={submit}
      >
        {fact === 'amenities' ? (
          <AmenityGrid facts={place.facts} error={say('value')} />
        ) : (
          <FactFields fact={fact} say={say} />
        )}
        <SourceFields fact={fact} say={say} />
        <FormButtons
          cancelLabel={texts.cancel}
          onCancel={onClose}
          pending={correct.isPending}
          pendingLabel={texts.pending}
        >
          {texts.save}
        </FormButtons>
      </Form>
    </div>
  );
}

const read = (fact: Props['fact'], { facts }: PlaceProps['place'], form: FormData) =>
  fact === 'amenities' ? readAmenities(facts, form) : readCorrection(fact.fact, form);

/** Moves the focus to the first field that is wrong, whenever the API has refused some. */
function useFocusOnFirst(error: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return frame;
}

interface FieldsProps {
  fact: Props['fact'];
  say: SayRefused;
}

/** The fields for the source of the value, which visitors see, and for the reason, which they do not. */
function SourceFields({ fact, say }: FieldsProps) {
  const texts = useMessages(actMessages).correct;
  /* The source of the correction in force may be that of the next. */
  const correction = fact === 'amenities' ? null : fact.correction;

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
