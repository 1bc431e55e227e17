import { deleteAccount } from '@camp/contracts/account/account';
import { api, notify, useLeave } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { useConsent } from '#forms/useConsent.ts';
import { ProofForm } from '#features/settings/ProofForm.tsx';
import type { Proof } from '#features/settings/useProof.ts';
import { dataMessages } from './messages.ts';

/** Deletes the account after a password and a checked consent. A second factor is asked for by the shell. */
export function DeleteAccount() {
  const texts = useMessages(dataMessages).remove;
  const [isOpen, setOpen] = useState(false);
  const consent = useConsent(texts.notUnderstood);
  const leave = useLeave();

  async function remove({ password }: Proof) {
    await api(deleteAccount, { body: { password } });
    await leave({ replace: true });
    notify({ tone: 'success', text: texts.done });
  }

  function open(next: boolean) {
    setOpen(next);
    consent.withdraw();
  }

  return (
    <>
      <Button variant="danger" onClick={() => open(true)}>
        {texts.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={open} title={texts.title} description={texts.description}>
        <ProofForm
          label={texts.title}
          submit={{
            label: texts.submit,
            pendingLabel: texts.submitting,
            mayGo: consent.require,
          }}
          failed={texts.failed}
          asksCode={false}
          perform={remove}
          onCancel={() => open(false)}
        >
          <CheckboxField label={texts.understood} {...consent.field} />
        </ProofForm>
      </Dialog>
    </>
  );
}
