import { listFile, listFormats, type WholePlaceList } from '@camp/contracts/places/saved-places';
import { notify, siteSettings, useNavigate } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { useAct } from '@camp/ui/acts/useAct';
import { Button } from '@camp/ui/actions/Button';
import { CopyButton } from '@camp/ui/actions/CopyButton';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@camp/ui/actions/Menu';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { type ReactNode, useState } from 'react';
import { useIsWide } from '#features/list/useMapView.ts';
import { useListChanges } from '#saved/saved.queries.ts';
import type { ListId } from '#saved/waiting-changes.ts';
import { NameForm } from './forms.ts';
import { messages } from './messages.ts';
import styles from './saved.module.css';

interface Props {
  id: ListId;
  list: WholePlaceList;
}

/** Shows how many places a list has, and the link by which others see it. */
export function ListHead({ id, list, children }: Props & { children: ReactNode }) {
  const texts = useMessages(messages);

  return (
    <div className={styles.head}>
      <div>
        <p className={styles.total}>{texts.count({ places: list.places })}</p>
        {children}
      </div>
      {list.share_path !== null && <Shared id={id} path={list.share_path} />}
    </div>
  );
}

/** Shows the actions for a list as a whole: as buttons, or in one menu where there is no room for them. */
export function ListActs({ id, list, onNew }: Props & { onNew: () => void }) {
  const texts = useMessages(messages);
  const isWide = useIsWide();
  const changes = useListChanges(id);
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const drop = useAct(changes.drop, {
    asks: () => ({
      title: texts.dropTitle,
      text: texts.dropText({ name: isolatedName(list.name ?? '') }),
      confirmLabel: texts.drop,
      pendingLabel: texts.dropping,
    }),
    failed: texts.notDone,
    failureShows: 'in-dialog',
    onClosed: (isDone) => isDone && void navigate('/saved', { replace: true }),
  });
  const onError = (error: unknown) =>
    notify({ tone: 'danger', text: errorMessage(error, texts.notDone) });
  const Acts = isWide ? ActButtons : ActMenu;

  return (
    <>
      <Acts
        list={list}
        isNamed={list.name !== null}
        onNew={onNew}
        onShare={() => changes.share.mutate(undefined, { onError })}
        onRename={() => setNaming(true)}
        onDrop={() => drop.start()}
      />
      <Dialog open={isNaming} onOpenChange={setNaming} title={texts.renameTitle} size="form">
        <NameForm
          before={list.name ?? ''}
          call={changes.change}
          labels={{ submit: texts.renamed, pending: texts.renaming, failed: texts.notRenamed }}
          onClose={() => setNaming(false)}
        />
      </Dialog>
      <ActDialog act={drop} />
    </>
  );
}

interface ActsProps {
  list: WholePlaceList;
  /** False for the list that everyone has, which keeps its name. */
  isNamed: boolean;
  onNew: () => void;
  onShare: () => void;
  onRename: () => void;
  onDrop: () => void;
}

const quiet = { variant: 'secondary', size: 'small' } as const;

const hasPlaces = ({ places }: WholePlaceList) => places > 0;
const canShare = (list: WholePlaceList) => hasPlaces(list) && list.share_path === null;

function ActButtons({ list, isNamed, onShare, onRename, onDrop }: ActsProps) {
  const texts = useMessages(messages);

  return (
    <>
      {canShare(list) && (
        <Button {...quiet} onClick={onShare}>
          {texts.share}
        </Button>
      )}
      {hasPlaces(list) && (
        <Menu trigger={<Button {...quiet}>{texts.takeAway}</Button>}>
          <Files of={list} />
        </Menu>
      )}
      {isNamed && (
        <Menu trigger={<Button {...quiet}>{texts.more}</Button>}>
          <MenuItem onClick={onRename}>{texts.rename}</MenuItem>
          <MenuSeparator />
          <MenuItem isDanger onClick={onDrop}>
            {texts.drop}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}

function ActMenu({ list, isNamed, onNew, onShare, onRename, onDrop }: ActsProps) {
  const texts = useMessages(messages);

  return (
    <Menu trigger={<Button {...quiet}>{texts.more}</Button>}>
      <MenuItem onClick={onNew}>{texts.newList}</MenuItem>
      {canShare(list) && <MenuItem onClick={onShare}>{texts.share}</MenuItem>}
      {isNamed && <MenuItem onClick={onRename}>{texts.rename}</MenuItem>}
      {hasPlaces(list) && (
        <>
          <MenuSeparator />
          <MenuGroup label={texts.takeAway}>
            <Files of={list} />
          </MenuGroup>
        </>
      )}
      {isNamed && (
        <>
          <MenuSeparator />
          <MenuItem isDanger onClick={onDrop}>
            {texts.drop}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** The list as files, for devices and programs. */
function Files({ of: { id } }: { of: WholePlaceList }) {
  const { formats } = useMessages(messages);

  return listFormats.map((format) => (
    <MenuItem key={format} render={<a href={fileOf(id, format)} download />}>
      {formats[format]}
    </MenuItem>
  ));
}

const fileOf = (id: number, format: string) =>
  listFile.path.replace(':list', String(id)).replace(':format', format);

/** Shows the link by which others see the list, and a button to withdraw it. */
function Shared({ id, path }: { id: ListId; path: string }) {
  const texts = useMessages(messages);
  const { withdraw } = useListChanges(id);
  const act = useAct(withdraw, {
    asks: () => ({
      title: texts.withdrawTitle,
      text: texts.withdrawText,
      confirmLabel: texts.withdraw,
      pendingLabel: texts.withdrawing,
    }),
    failed: texts.notDone,
    failureShows: 'in-dialog',
  });
  const url = siteSettings().origin + path;

  return (
    <div className={styles.shared}>
      <p>{texts.shared}</p>
      <code className={styles.link}>{url}</code>
      <CopyButton label={texts.copyLink} text={url} confirmedForMs={1_200} />
      <Button variant="ghost" size="small" onClick={() => act.start()}>
        {texts.withdraw}
      </Button>
      <ActDialog act={act} />
    </div>
  );
}
