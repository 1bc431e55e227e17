import { correctFact, type Correction, type PlaceFact } from '@camp/contracts/places/staff-places';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { api, ApiCallError } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { Form } from '@camp/ui/fields/Form';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import type { PlaceProps } from '#features/places/PlacePage.tsx';
import { actMessages } from './act-messages.ts';
import { type Problems, readCorrection } from './correction-input.ts';
import { FactFields } from './FactFields.tsx';
import { usePlaceAct } from './usePlaceAct.ts';
import { useProblemTexts } from './useProblemTexts.ts';

interface Props extends PlaceProps {
  fact: PlaceFact;
  /** What the fact is called. */
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
      title={texts.title(props.name)}
      description={texts.consequence}
    >
      <CorrectForm {...props} />
    </Dialog>
  );
}

function CorrectForm({ fact, name, onClose, ...of }: Omit<Props, 'isOpen'>) {
  const texts = useMessages(actMessages).correct;
  const { place, scope } = of;
  const [found, setFound] = useState<Problems>({});
  const correct = usePlaceAct<Correction>(of, {
    send: (body, ifMatch) =>
      api(correctFact[scope], { params: { slug: place.slug }, body, ifMatch }),
    done: () => texts.done(name),
  });
  const problems = correct.error ? refusedFields(correct.error) : found;
  const say = useProblemTexts(problems);
  const frame = useFocusOnFirst(problems);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readCorrection(fact.fact, new FormData(event.currentTarget));
    correct.reset();
    setFound('problems' in read ? read.problems : {});
    if ('correction' in read) correct.mutate(read.correction, { onSuccess: onClose });
  }

  return (
    <div ref={frame}>
      <Form
        label={texts.title(name)}
        error={
          correct.error &&
          Object.keys(problems).length === 0 && (
            <ActionFailure error={correct.error} text={texts.failed} />
          )
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

const refusedFields = (error: unknown): Problems =>
  error instanceof ApiCallError ? error.fieldSentences : {};

/** Moves the focus to the first field that is wrong, whenever others are. */
function useFocusOnFirst(problems: Problems) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return frame;
}

interface FieldsProps {
  fact: PlaceFact;
  say: ReturnType<typeof useProblemTexts>;
}

/** Where the value is from, which visitors read, and why, which they do not. */
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
