import { exportAccount } from '@camp/contracts/account';
import { api, brand, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { downloadText } from '@camp/ui/actions/download-text';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { FailureNotice } from '#features/settings/FailureNotice.tsx';
import { messages } from './messages.ts';

const fileName = `${brand.filePrefix}account.json`;

/** Hands people what the site keeps about them, as a file of their own. */
export function ExportData() {
  const texts = useMessages(messages).export;
  const gather = useMutation({
    mutationFn: () => api(exportAccount),
    onSuccess: (account) =>
      downloadText({ name: fileName, text: `${JSON.stringify(account, null, 2)}\n` }),
  });

  return (
    <>
      {gather.error && <FailureNotice error={gather.error} text={texts.failed} />}
      {gather.isSuccess && <Notice tone="success">{texts.done}</Notice>}
      <Button
        variant="secondary"
        pending={gather.isPending}
        pendingLabel={texts.submitting}
        onClick={() => gather.mutate()}
      >
        {texts.submit}
      </Button>
    </>
  );
}
