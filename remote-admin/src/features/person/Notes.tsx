import type { Note } from '@camp/contracts/staff/notes';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { useInfiniteQuery, useMutation, useQueryClient, useUnsavedWork } from '@camp/shell-api';
import { ActFailure } from '@camp/ui/acts/ActFailure';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { Button } from '@camp/ui/actions/Button';
import { Form } from '@camp/ui/fields/Form';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { useApiForm } from '@camp/ui/forms/useApiForm';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { useStaffAct } from '@camp/staff/acts/useStaffAct';
import { QuietButton } from '@camp/staff/display/actions';
import { PagedList } from '@camp/staff/list/PagedList';
import { Moment } from '@camp/staff/display/values';
import type { StaffScope } from '@camp/staff/staff-scope';
import { recordMessages } from './record-messages.ts';
import { notesQuery, personKey, removeNote, writeNote } from './person.queries.ts';
import styles from './person.module.css';

interface Props {
  id: number;
  scope: StaffScope;
}

/** Shows the notes that staff wrote about a person, and a form for a new one. */
export function Notes({ id, scope }: Props) {
  const texts = useMessages(recordMessages).notes;

  return (
    <div className={styles.notes}>
      <NoteForm id={id} scope={scope} />
      <PagedList
        query={useInfiniteQuery(notesQuery(scope, id))}
        rowsOf={({ notes }) => notes}
        texts={{
          loading: texts.loading,
          failed: texts.loadFailed,
          showing: texts.showing,
          older: texts.older,
        }}
        empty={<p>{texts.none}</p>}
      >
        {(notes) => (
          <ol className={styles.rows} aria-label={texts.title}>
            {notes.map((note) => (
              <NoteRow key={note.id} id={id} scope={scope} note={note} />
            ))}
          </ol>
        )}
      </PagedList>
    </div>
  );
}

function NoteForm({ id, scope }: Props) {
  const texts = useMessages(recordMessages).notes;
  const queries = useQueryClient();
  const { form, field, failure, isPending, submit } = useApiForm({
    values: { text: '' },
    call: useMutation({
      mutationFn: ({ text }: { text: string }) => writeNote(scope, id, text),
      onSuccess: () => queries.invalidateQueries({ queryKey: personKey(id) }),
    }),
    onDone: () => form.reset(),
  });
  useUnsavedWork(form.watch('text').trim() !== '');

  return (
    <Form
      label={texts.add}
      error={failure && <ActFailure error={failure} text={texts.addFailed} />}
      onSubmit={submit}
    >
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        rows={3}
        maxLength={fieldLengths.note}
        {...field('text')}
      />
      <Cluster gap="12px">
        <Button type="submit" pending={isPending} pendingLabel={texts.adding}>
          {texts.add}
        </Button>
      </Cluster>
    </Form>
  );
}

function NoteRow({ id, scope, note }: Props & { note: Note }) {
  const texts = useMessages(recordMessages).notes;
  const queries = useQueryClient();
  const remove = useStaffAct({
    label: texts.delete,
    isAllowed: note.can_delete,
    asks: () => ({
      title: texts.deleteTitle,
      text: texts.deleteQuestion,
      pendingLabel: texts.deleting,
    }),
    call: () => removeNote(scope, id, note.id),
    failed: texts.deleteFailed,
    failureShows: 'in-dialog',
    refresh: () => queries.invalidateQueries({ queryKey: personKey(id) }),
  });

  return (
    <li className={styles.note}>
      <p className={styles.noteText} dir="auto">
        {note.text}
      </p>
      <p className={styles.detail}>
        {note.author_username ?? texts.gone({ id: note.author_id })} ·{' '}
        <Moment at={note.created_at} />
        {remove.isAllowed && (
          <QuietButton onClick={() => remove.start()}>{remove.label}</QuietButton>
        )}
      </p>
      <ActDialog act={remove} />
    </li>
  );
}
