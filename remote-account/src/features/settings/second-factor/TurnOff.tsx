import { disableSecondFactor } from '@camp/contracts/account/second-factor';
import { api, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { ProofForm } from '#features/settings/ProofForm.tsx';
import { accountKey } from '#features/settings/queries.ts';
import type { Proof } from '#features/settings/useProof.ts';
import { messages } from './messages.ts';

interface Props {
  userId: number;
  onDone: () => void;
}

/**
 * Turns the second factor off, with password and code
 * (docs/decisions/second-factor.md#0013).
 */
export function TurnOff({ userId, onDone }: Props) {
  const texts = useMessages(messages).turnOff;
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  async function turnOff({ password, code = '' }: Proof) {
    await api(disableSecondFactor, { body: { password, code } });
    setOpen(false);
    onDone();
    /* Turning it off also forgets the remembered devices. */
    await queries.invalidateQueries({ queryKey: accountKey(userId) });
  }

  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.title} description={texts.text}>
        <ProofForm
          label={texts.title}
          submit={{ label: texts.submit, pendingLabel: texts.submitting }}
          failed={texts.failed}
          asksCode
          perform={turnOff}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
