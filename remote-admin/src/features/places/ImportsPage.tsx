import type { StaffImport } from '@camp/contracts/staff/staff-feeds';
import { Link, useInfiniteQuery } from '@camp/shell-api';
import type { Column } from '@camp/ui/list/column';
import { DataTable } from '@camp/ui/list/DataTable';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { OlderRows } from '#display/OlderRows.tsx';
import { Moment } from '#display/values.tsx';
import type { StaffScope } from '#staff-scope.ts';
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
  const query = useInfiniteQuery(importsQuery(scope));
  const columns = useImportColumns();

  return (
    <QueryView
      query={query}
      title={texts.loadFailed}
      failed={(error) => errorMessage(error, tryAgain)}
      empty={{
        when: ({ pages }) => pages.every(({ imports }) => imports.length === 0),
        show: (
          <EmptyState of="events" size="list" title={texts.none}>
            {texts.noneText}
          </EmptyState>
        ),
      }}
    >
      {({ pages }) => {
        const imports = pages.flatMap((page) => page.imports);
        return (
          <>
            <DataTable
              caption={texts.table}
              columns={columns}
              rows={imports}
              rowKey={({ id }) => id}
            />
            <OlderRows status={texts.showing({ count: imports.length })} query={query} />
            <p>
              <Link to="/campgrounds/data">{texts.byPlace}</Link>
            </p>
          </>
        );
      }}
    </QueryView>
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
