import { regenerateRecoveryCodes } from '@camp/contracts/account/second-factor';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Stack } from '@camp/ui/layout/spacing';
import { FailureNotice, FocusedNotice } from '#features/settings/notices.tsx';
import { secondFactorQuery } from '#features/settings/queries.ts';
import { RecoveryCodes } from '#second-factor/RecoveryCodes.tsx';
import { messages } from './messages.ts';

/** Makes new recovery codes after a confirmation, and shows them once. */
export function RenewCodes({ userId }: { userId: number }) {
  const texts = useMessages(messages).codes;
  const queries = useQueryClient();
  const renew = useMutation({
    mutationFn: () => api(regenerateRecoveryCodes, { body: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: secondFactorQuery(userId).queryKey }),
  });
  const { ask, dialog } = useConfirmedMutation(renew, { failureShows: 'on-page' });
  const codes = renew.data?.codes;

  return (
    <Stack gap="12px" align="start">
      {renew.error && <FailureNotice error={renew.error} text={texts.failed} />}
      {codes && (
        <>
          <FocusedNotice tone="success" about={codes}>
            {texts.made}
          </FocusedNotice>
          <RecoveryCodes key={renew.submittedAt} codes={codes} />
        </>
      )}
      <Button variant="secondary" onClick={() => ask()}>
        {texts.renew}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={texts.question}
        text={texts.text}
        confirmLabel={texts.confirm}
        pendingLabel={texts.confirming}
      />
    </Stack>
  );
}
