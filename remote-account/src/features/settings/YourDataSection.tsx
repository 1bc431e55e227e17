import type { OwnUser } from '@camp/contracts/account/users';
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

/** Export of the person's data, and deletion of the account. */
export function YourDataSection({ user }: { user: OwnUser }) {
  const texts = useMessages(dataMessages);

  return (
    <Card title={texts.title}>
      <Stack gap={3} align="start">
        <p>{texts.export.text}</p>
        <ExportData />
      </Stack>
      <Stack gap={3} align="start" className={styles.furtherPart}>
        <p>{texts.remove.text}</p>
        <DeleteAccount userId={user.id} />
      </Stack>
    </Card>
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
