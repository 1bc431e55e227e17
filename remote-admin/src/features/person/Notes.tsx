import type { Note } from '@camp/contracts/staff/notes';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  ApiCallError,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  useUnsavedWork,
} from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { Form } from '@camp/ui/fields/Form';
import { TextAreaField } from '@camp/ui/fields/TextAreaField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { Cluster } from '@camp/ui/layout/spacing';
import { type SubmitEvent, useState } from 'react';
import { ActionFailure, QuietButton } from '#display/actions.tsx';
import { OlderRows } from '#display/OlderRows.tsx';
import { Moment } from '#display/values.tsx';
import type { StaffScope } from '#staff-scope.ts';
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
  const query = useInfiniteQuery(notesQuery(scope, id));

  return (
    <div className={styles.notes}>
      <NoteForm id={id} scope={scope} />
      <QueryView
        query={query}
        loading={texts.loading}
        failed={(error) => errorMessage(error, texts.loadFailed)}
        empty={{
          when: ({ pages }) => pages.every(({ notes }) => notes.length === 0),
          show: <p>{texts.none}</p>,
        }}
      >
        {({ pages }) => {
          const notes = pages.flatMap((page) => page.notes);
          return (
            <>
              <ol className={styles.rows} aria-label={texts.title}>
                {notes.map((note) => (
                  <NoteRow key={note.id} id={id} scope={scope} note={note} />
                ))}
              </ol>
              {query.hasNextPage && (
                <OlderRows
                  status={texts.showing({ count: notes.length })}
                  query={query}
                  texts={texts.older}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function NoteForm({ id, scope }: Props) {
  const texts = useMessages(recordMessages).notes;
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: () => writeNote(scope, id, text),
    onSuccess: () => {
      setText('');
      return queries.invalidateQueries({ queryKey: personKey(id) });
    },
  });
  useUnsavedWork(text.trim() !== '');
  const wrong = add.error instanceof ApiCallError ? add.error.fields['text'] : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  }

  return (
    <Form
      label={texts.add}
      error={add.error && !wrong && <ActionFailure error={add.error} text={texts.addFailed} />}
      onSubmit={submit}
    >
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        rows={3}
        maxLength={fieldLengths.note}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong}
      />
      <Cluster gap="12px">
        <Button type="submit" pending={add.isPending} pendingLabel={texts.adding}>
          {texts.add}
        </Button>
      </Cluster>
    </Form>
  );
}

function NoteRow({ id, scope, note }: Props & { note: Note }) {
  const texts = useMessages(recordMessages).notes;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeNote(scope, id, note.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: personKey(id) }),
  });
  const { ask, dialog } = useConfirmedMutation(remove, { failureShows: 'in-dialog' });

  return (
    <li className={styles.note}>
      <p className={styles.noteText} dir="auto">
        {note.text}
      </p>
      <p className={styles.detail}>
        {note.author_username ?? texts.gone({ id: note.author_id })} ·{' '}
        <Moment at={note.created_at} />
        {note.can_delete && <QuietButton onClick={() => ask()}>{texts.delete}</QuietButton>}
      </p>
      <ConfirmDialog
        {...dialog}
        title={texts.deleteTitle}
        text={texts.deleteQuestion}
        confirmLabel={texts.delete}
        pendingLabel={texts.deleting}
        failure={remove.error && <ActionFailure error={remove.error} text={texts.deleteFailed} />}
      />
    </li>
  );
}
