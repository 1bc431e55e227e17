import { deleteAccount } from '@camp/contracts/account/account';
import { api, ApiCallError, notify, useLeave, useQuery } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { CheckboxField } from '@camp/ui/fields/CheckboxField';
import { Dialog } from '@camp/ui/dialogs/Dialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { ProofForm } from '#features/settings/ProofForm.tsx';
import { secondFactorQuery } from '#features/settings/queries.ts';
import type { Proof } from '#features/settings/useProof.ts';
import { dataMessages } from './messages.ts';

/** Deletes the account after a password, a code where one is enrolled, and a checked consent. */
export function DeleteAccount({ userId }: { userId: number }) {
  const texts = useMessages(dataMessages).remove;
  const [isOpen, setOpen] = useState(false);
  const [isUnderstood, setUnderstood] = useState(false);
  const [isCodeDemanded, setCodeDemanded] = useState(false);
  const { data: status } = useQuery(secondFactorQuery(userId));
  const leave = useLeave();

  async function remove(proof: Proof) {
    try {
      await api(deleteAccount, { body: proof });
    } catch (error) {
      /* The second-factor status may not have loaded, so the API's answer decides, too. */
      setCodeDemanded(error instanceof ApiCallError && error.fields['code'] !== undefined);
      throw error;
    }
    await leave({ replace: true });
    notify({ tone: 'success', text: texts.done });
  }

  function open(next: boolean) {
    setOpen(next);
    setUnderstood(false);
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
            disabled: !isUnderstood,
          }}
          failed={texts.failed}
          asksCode={isCodeDemanded || (status?.enabled ?? false)}
          perform={remove}
          onCancel={() => open(false)}
        >
          <CheckboxField
            label={texts.understood}
            checked={isUnderstood}
            onChange={({ target }) => setUnderstood(target.checked)}
          />
        </ProofForm>
      </Dialog>
    </>
  );
}
