import { Button } from '@camp/ui/actions/Button';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, useState } from 'react';
import type { Texts } from '#texts.d.ts';
import enInviteButton from './InviteButton.en.json' with { type: 'json' };
import frInviteButton from './InviteButton.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/staff-users/InviteButton']>({
  en: enInviteButton,
  fr: frInviteButton,
});

/* The list opens without it: few invite, and the gate limits the size of a page. */
const InviteForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invite" */ './InviteForm.tsx')).InviteForm,
}));

/** Invites someone by address, and opens the page of the new person. */
export function InviteButton() {
  const texts = useMessages(messages);
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
        <InviteForm label={texts.open} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
