import { regenerateRecoveryCodes } from '@camp/contracts/account/second-factor';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { useAct } from '@camp/ui/acts/useAct';
import { Button } from '@camp/ui/actions/Button';
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
  const act = useAct(renew, {
    asks: () => ({
      title: texts.question,
      text: texts.text,
      confirmLabel: texts.confirm,
      pendingLabel: texts.confirming,
    }),
    failed: texts.failed,
    failureShows: 'on-page',
  });
  const codes = renew.data?.codes;

  return (
    <Stack gap="12px" align="start">
      {act.failure && <FailureNotice {...act.failure} />}
      {codes && (
        <>
          <FocusedNotice tone="success" about={codes}>
            {texts.made}
          </FocusedNotice>
          <RecoveryCodes key={renew.submittedAt} codes={codes} />
        </>
      )}
      <Button variant="secondary" onClick={() => act.start()}>
        {texts.renew}
      </Button>
      <ActDialog act={act} />
    </Stack>
  );
}
