import type { OwnUser } from '@camp/contracts/users';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { messages } from './messages.ts';
import styles from './YourDataSection.module.css';

/** What belongs to the person: a copy of it, and the end of it. */
export function YourDataSection({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);

  return (
    <Card title={texts.title}>
      <div className={styles.part}>
        <p>{texts.export.text}</p>
        <ExportData />
      </div>
      <div className={styles.part}>
        <p>{texts.remove.text}</p>
        <DeleteAccount userId={user.id} />
      </div>
    </Card>
  );
}
