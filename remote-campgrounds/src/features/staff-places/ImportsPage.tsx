import type { StaffImport } from '@camp/contracts/staff/staff-feeds';
import { Link, useInfiniteQuery } from '@camp/shell-api';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { PagedList } from '@camp/staff/list/PagedList';
import { Moment } from '@camp/staff/display/values';
import type { StaffScope } from '@camp/staff/staff-scope';
import { formatDate } from '@camp/ui/i18n/calendar';
import { feedMessages } from './feed-messages.ts';
import { importsQuery } from './places.queries.ts';
import { PlacesFrame } from './PlacesFrame.tsx';

/** The versions of the open data that came in. */
export function ImportsPage() {
  return <PlacesFrame current="imports">{(scope) => <Imports scope={scope} />}</PlacesFrame>;
}

function Imports({ scope }: { scope: StaffScope }) {
  const { imports: texts, tryAgain } = useMessages(feedMessages);
  const columns = useImportColumns();

  return (
    <PagedList
      query={useInfiniteQuery(importsQuery(scope))}
      rowsOf={({ imports }) => imports}
      texts={{ title: texts.loadFailed, failed: tryAgain, showing: texts.showing }}
      empty={
        <EmptyState of="events" size="list" title={texts.none}>
          {texts.noneText}
        </EmptyState>
      }
      foot={
        <p>
          <Link to="/campgrounds/data">{texts.byPlace}</Link>
        </p>
      }
    >
      {(imports) => (
        <DataTable caption={texts.table} columns={columns} rows={imports} rowKey={({ id }) => id} />
      )}
    </PagedList>
  );
}

const counts = ['added', 'changed', 'gone', 'returned'] as const;

function useImportColumns(): Column<StaffImport>[] {
  const { columns } = useMessages(feedMessages).imports;
  const language = useLanguage();

  return [
    {
      key: 'imported',
      header: columns.imported,
      cell: ({ imported_at }) => <Moment at={imported_at} />,
    },
    { key: 'as-of', header: columns.asOf, cell: ({ as_of }) => formatDate(as_of, language) },
    ...counts.map((name): Column<StaffImport> => ({
      key: name,
      header: columns[name],
      isNumber: true,
      cell: (row) => formatNumber(row[name], language),
    })),
  ];
}
