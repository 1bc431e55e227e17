import { useState } from 'react';
import { Button } from '#actions/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#actions/Menu.tsx';
import { ConfirmDialog } from '#dialogs/ConfirmDialog.tsx';
import { SidePanel } from '#dialogs/SidePanel.tsx';
import { useMessages } from '#i18n/define-messages.ts';
import { messages } from './messages.ts';
import styles from './Showroom.module.css';

/** Shows buttons that each open something over the page. */
export function Overlays() {
  const texts = useMessages(messages);
  const [open, setOpen] = useState<'dialog' | 'panel' | null>(null);
  const close = () => setOpen(null);

  return (
    <div className={styles.row}>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        {texts.openDialog}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('panel')}>
        {texts.openPanel}
      </Button>
      <Menu trigger={<Button variant="secondary">{texts.openMenu}</Button>}>
        <MenuItem>{texts.save}</MenuItem>
        <MenuSeparator />
        <MenuItem>{texts.remove}</MenuItem>
      </Menu>
      <ConfirmDialog
        open={open === 'dialog'}
        title={texts.remove}
        text={texts.question}
        subject="Amélie Tremblay"
        losses={Object.values(texts.losses)}
        confirmLabel={texts.remove}
        pendingLabel={texts.removing}
        isPending={false}
        onConfirm={close}
        onCancel={close}
      />
      <SidePanel
        open={open === 'panel'}
        onOpenChange={close}
        title="Amélie Tremblay"
        footer={<Button size="small">{texts.save}</Button>}
      >
        <p>{texts.cardText}</p>
      </SidePanel>
    </div>
  );
}
