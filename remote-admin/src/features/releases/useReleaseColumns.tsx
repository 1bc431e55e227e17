import type { Generation } from '@camp/contracts/releases';
import { Badge } from '@camp/ui/Badge';
import type { Column } from '@camp/ui/DataTable';
import { useMessages } from '@camp/ui/language';
import { Moment } from '#display/Moment.tsx';
import { messages } from './messages.ts';
import styles from './useReleaseColumns.module.css';
import { Version } from './Version.tsx';

const partNames = ['shell', 'remote-public', 'remote-account', 'remote-admin'] as const;

/** Which generation, when, by whom, and a column for each part. */
export function useReleaseColumns(liveGeneration: number | undefined): Column<Generation>[] {
  const { columns, parts: headers, isLive } = useMessages(messages);

  return [
    {
      key: 'generation',
      header: columns.generation,
      cell: ({ generation }) => (
        <span className={styles.generation}>
          {generation}
          {generation === liveGeneration && <Badge tone="success">{isLive}</Badge>}
        </span>
      ),
    },
    { key: 'when', header: columns.when, cell: ({ created_at }) => <Moment at={created_at} /> },
    { key: 'by', header: columns.by, cell: ({ by }) => by },
    ...partNames.map((name) => ({
      key: name,
      header: headers[name],
      cell: ({ parts }: Generation) => <Version part={parts.find((part) => part.name === name)} />,
    })),
  ];
}
