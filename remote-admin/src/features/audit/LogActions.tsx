import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { AuditFilter } from './audit-filter.ts';
import { exportAddress } from './export-address.ts';
import styles from './LogActions.module.css';
import { messages } from './messages.ts';

interface RefreshProps {
  isLoading: boolean;
  onRefresh: () => void;
}

/** Stays focusable while it loads, so that the focus is not lost on the way. */
export function RefreshButton({ isLoading, onRefresh }: RefreshProps) {
  const { refresh, refreshing } = useMessages(messages);

  return (
    <Button
      variant="secondary"
      className={styles.refresh}
      aria-disabled={isLoading}
      onClick={() => !isLoading && onRefresh()}
    >
      {isLoading ? refreshing : refresh}
    </Button>
  );
}

interface ExportProps {
  filter: AuditFilter;
  isEmpty: boolean;
}

/** Saves everything that fits the filter, also what is not on screen yet; the server names the file. */
export function ExportButton({ filter, isEmpty }: ExportProps) {
  const { exportJson } = useMessages(messages);

  function download() {
    const link = document.createElement('a');
    link.href = exportAddress(filter);
    link.download = '';
    link.click();
  }

  return (
    <Button variant="secondary" disabled={isEmpty} onClick={download}>
      {exportJson}
    </Button>
  );
}
