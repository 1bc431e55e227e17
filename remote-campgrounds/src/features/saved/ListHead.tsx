import { listFile, listFormats, type WholePlaceList } from '@camp/contracts/places/saved-places';
import { notify, siteSettings, useNavigate } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { Menu, MenuItem, MenuNote, MenuSeparator } from '@camp/ui/actions/Menu';
import { isolatedName } from '@camp/ui/data/PersonName';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { Notice } from '@camp/ui/feedback/Notice';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useState } from 'react';
import { type ListId, useListChanges } from '#saved/saved.queries.ts';
import { messages } from './messages.ts';
import { NameForm } from './NameForm.tsx';
import styles from './saved.module.css';

interface Props {
  id: ListId;
  list: WholePlaceList;
}

/** Shows the actions for a list as a whole. */
export function ListHead({ id, list }: Props) {
  const texts = useMessages(messages);
  const changes = useListChanges(id);
  const [isNaming, setNaming] = useState(false);
  const drop = useDrop(changes.drop);
  const onError = (error: unknown) =>
    notify({ tone: 'danger', text: errorMessage(error, texts.notDone) });

  return (
    <div className={styles.head}>
      <p className={styles.total}>{texts.count({ places: list.places })}</p>
      <Menu
        trigger={
          <Button variant="secondary" size="small">
            {texts.more}
          </Button>
        }
      >
        {list.share_path === null && (
          <MenuItem onClick={() => changes.share.mutate(undefined, { onError })}>
            {texts.share}
          </MenuItem>
        )}
        {list.name !== null && <MenuItem onClick={() => setNaming(true)}>{texts.rename}</MenuItem>}
        <MenuNote>{texts.takeAway}</MenuNote>
        {listFormats.map((format) => (
          <MenuItem key={format} render={<a href={fileOf(list.id, format)} download />}>
            {texts.formats[format]}
          </MenuItem>
        ))}
        {list.name !== null && (
          <>
            <MenuSeparator />
            <MenuItem isDanger onClick={() => drop.ask()}>
              {texts.drop}
            </MenuItem>
          </>
        )}
      </Menu>
      {list.share_path !== null && <Shared id={id} path={list.share_path} />}
      <Dialog open={isNaming} onOpenChange={setNaming} title={texts.renameTitle} size="form">
        <NameForm
          before={list.name ?? ''}
          saving={{
            ...changes.change,
            mutate: (name) =>
              changes.change.mutate({ name }, { onSuccess: () => setNaming(false) }),
          }}
          labels={{ submit: texts.renamed, pending: texts.renaming, failed: texts.notRenamed }}
          onCancel={() => setNaming(false)}
        />
      </Dialog>
      <ConfirmDialog
        {...drop.dialog}
        title={texts.dropTitle}
        text={texts.dropText({ name: isolatedName(list.name ?? '') })}
        confirmLabel={texts.drop}
        pendingLabel={texts.dropping}
        failure={
          changes.drop.error && (
            <Notice tone="danger">{errorMessage(changes.drop.error, texts.notDone)}</Notice>
          )
        }
      />
    </div>
  );
}

const fileOf = (id: number, format: string) =>
  listFile.path.replace(':list', String(id)).replace(':format', format);

/** Deletes a list, and then leaves its page for the list that always stays. */
function useDrop(mutation: ReturnType<typeof useListChanges>['drop']) {
  const navigate = useNavigate();
  const { mutate, ...rest } = mutation;
  return useConfirmedMutation(
    {
      ...rest,
      mutate: (_subject: void, { onSuccess, onSettled }) =>
        mutate(undefined, {
          onSuccess: () => {
            onSuccess();
            void navigate('/saved', { replace: true });
          },
          onSettled,
        }),
    },
    { failureShows: 'in-dialog' },
  );
}

/** Shows the link by which others see the list, and a button to withdraw it. */
function Shared({ id, path }: { id: ListId; path: string }) {
  const texts = useMessages(messages);
  const { withdraw } = useListChanges(id);
  const { ask, dialog } = useConfirmedMutation(
    {
      isPending: withdraw.isPending,
      reset: withdraw.reset,
      mutate: (_subject: void, callbacks) => withdraw.mutate(undefined, callbacks),
    },
    { failureShows: 'in-dialog' },
  );
  const url = siteSettings().origin + path;

  return (
    <div className={styles.shared}>
      <p>{texts.shared}</p>
      <code className={styles.link}>{url}</code>
      <CopyButton label={texts.copyLink} text={url} confirmedForMs={1_200} />
      <Button variant="ghost" size="small" onClick={() => ask()}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={texts.withdrawTitle}
        text={texts.withdrawText}
        confirmLabel={texts.withdraw}
        pendingLabel={texts.withdrawing}
        failure={
          withdraw.error && (
            <Notice tone="danger">{errorMessage(withdraw.error, texts.notDone)}</Notice>
          )
        }
      />
    </div>
  );
}
