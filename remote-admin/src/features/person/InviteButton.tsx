import { Button } from '@camp/ui/actions/Button';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, useState } from 'react';

const messages = defineMessages({
  en: {
    open: 'Invite',
    title: 'Invite a person',
    consequence:
      'They get an email with a link to choose a password. It works once, for 7 days. The account goes away by itself if nobody takes it.',
  },
  fr: {
    open: 'Inviter',
    title: 'Inviter quelqu’un',
    consequence:
      'La personne reçoit un courriel avec un lien pour choisir un mot de passe. Il fonctionne une fois, pendant 7 jours. Si personne ne s’en sert, le compte disparaît de lui-même.',
  },
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
