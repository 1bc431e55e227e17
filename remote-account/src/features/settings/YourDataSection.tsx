import { Card } from '@camp/ui/layout/Card';
import { Stack } from '@camp/ui/layout/spacing';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { exportAccount } from '@camp/contracts/account/account';
import { api, brand, useMutation } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { downloadText } from '@camp/ui/actions/download-text';
import { Notice } from '@camp/ui/feedback/Notice';
import { FailureNotice } from './notices.tsx';
import styles from '#features/settings/settings.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';
import { dataMessages } from './messages.ts';

/** Export of the person's data. */
export function YourDataSection() {
  const texts = useMessages(dataMessages);

  return (
    <Card title={texts.title}>
      <Stack gap="12px" align="start">
        <p>{texts.export.text}</p>
        <ExportData />
      </Stack>
    </Card>
  );
}

/** The deletion of the account, set apart from the rest of the page. */
export function DeletionZone() {
  const texts = useMessages(dataMessages).remove;

  return (
    <div className={styles.zone}>
      <Card title={texts.zone}>
        <p>{texts.text}</p>
        <div>
          <DeleteAccount />
        </div>
      </Card>
    </div>
  );
}

const fileName = `${brand.filePrefix}account.json`;

/** Downloads everything the site keeps about the person. */
function ExportData() {
  const texts = useMessages(dataMessages).export;
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
