import { Button } from '@camp/ui/actions/Button';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, useState } from 'react';
import { accountMessages } from './account-messages.ts';

/* The list opens without it: few invite, and the gate bounds what a page weighs. */
const InviteForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invite" */ './InviteForm.tsx')).InviteForm,
}));

/** Invites somebody by address, and leads to the person that is there from then on. */
export function InviteButton() {
  const texts = useMessages(accountMessages).invite;
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.title}
        description={texts.consequence}
      >
        <InviteForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
