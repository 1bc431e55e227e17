import { formatBytes } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import type { Generation } from '@camp/contracts/releases';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import type { Column } from '@camp/ui/data/DataTable';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { VisuallyHidden } from '@camp/ui/layout/VisuallyHidden';
import { Moment } from '#display/Moment.tsx';
import { RollBack } from './acts/RollBack.tsx';
import { Changes } from './Changes.tsx';
import { messages as healthMessages } from './health/messages.ts';
import { messages } from './messages.ts';
import styles from './useReleaseColumns.module.css';

interface Options {
  live: Generation | null;
  mayAct: boolean;
  /** Called with a generation whose health is asked for. */
  onExamine: (generation: number) => void;
}

/** Which generation, when, by whom, what it changed, its size, and what can be done. */
export function useReleaseColumns({ live, mayAct, onExamine }: Options): Column<Generation>[] {
  const { columns, isLive, hasCanary } = useMessages(messages);
  const health = useMessages(healthMessages);
  const language = useLanguage();

  return [
    {
      key: 'generation',
      header: columns.generation,
      cell: ({ generation, canary }) => (
        <span className={styles.generation}>
          {generation}
          {generation === live?.generation && <Badge tone="success">{isLive}</Badge>}
          {generation === live?.generation && canary && <Badge tone="warning">{hasCanary}</Badge>}
        </span>
      ),
    },
    { key: 'when', header: columns.when, cell: ({ created_at }) => <Moment at={created_at} /> },
    {
      key: 'by',
      header: columns.by,
      cell: ({ by }) => <span className={styles.by}>{by}</span>,
    },
    {
      key: 'changes',
      header: columns.changes,
      cell: (generation) => <Changes generation={generation} />,
    },
    {
      key: 'size',
      header: columns.size,
      cell: (generation) => (
        <span className={styles.size}>{formatBytes(bytesOf(generation), language)}</span>
      ),
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: ({ generation }) => (
        <span className={styles.actions}>
          <Button variant="ghost" size="small" onClick={() => onExamine(generation)}>
            {health.open}
            <VisuallyHidden> {health.of(generation)}</VisuallyHidden>
          </Button>
          {mayAct && live && generation !== live.generation && (
            <RollBack generation={generation} seen={live.generation} />
          )}
        </span>
      ),
    },
  ];
}

/** Of all builds that say theirs. */
const bytesOf = ({ builds }: Generation) =>
  builds.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
