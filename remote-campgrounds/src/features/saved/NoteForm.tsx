import type { PlaceEntry } from '@camp/contracts/places/saved-places';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { Form } from '@camp/ui/fields/Form';
import { FormButtons } from '@camp/ui/fields/FormButtons';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useListChanges } from '#saved/saved.queries.ts';
import type { ListId } from '#saved/waiting-changes.ts';
import { messages } from './messages.ts';
import styles from './saved.module.css';

interface Props {
  listId: ListId;
  entry: PlaceEntry;
  onDone: () => void;
}

/** Changes the note of a saved place. */
export function NoteForm({ listId, entry, onDone }: Props) {
  const { slug, campground, note: seen } = entry;
  const texts = useMessages(messages);
  const { note: saving } = useListChanges(listId);
  const { field, failure, isPending, submit } = useApiForm({
    values: { note: seen },
    call: saving,
    toBody: ({ note }: { note: string }) => ({ slug, name: campground?.name ?? slug, note, seen }),
    onDone,
  });

  return (
    <div className={styles.note}>
      <Form error={failure && errorMessage(failure, texts.notDone)} onSubmit={submit}>
        <TextAreaField
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maxLength={fieldLengths.placeNote}
          {...field('note')}
        />
        <FormButtons
          cancelLabel={texts.cancel}
          onCancel={onDone}
          size="small"
          pending={isPending}
          pendingLabel={texts.keeping}
        >
          {texts.keep}
        </FormButtons>
      </Form>
    </div>
  );
}
