import type { ReactNode } from 'react';
import { Icon } from '#artwork/Icon.tsx';
import { VisuallyHidden } from '#layout/text.tsx';
import styles from './DataTable.module.css';

declare module 'react' {
  interface CSSProperties {
    /** Number of columns side by side. */
    '--columns'?: number;
  }
}

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Given for columns that can be sorted; `direction` is null while the table is sorted by another column. */
  sort?: { direction: 'asc' | 'desc' | null; onSort: () => void };
  /** Figures stand below one another, at the end of the column. */
  isNumber?: boolean;
  /** Too wide to stand next to the others: takes a line of its own under them, from the second column on. */
  isWide?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that stand out, such as those that are selected; the marking is for the eye alone. */
  isMarked?: (row: Row) => boolean;
}

/**
 * Rows as a table on wide screens and as cards on narrow ones. It is one and the same table: the
 * roles are spelled out, because browsers drop a table's meaning when CSS lays it out otherwise.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, isMarked } = props;
  const beside = columns.filter(({ isWide }) => !isWide).length;

  return (
    <div className={styles.frame}>
      <table
        role="table"
        className={styles.table}
        data-lines={beside < columns.length}
        style={{ '--columns': beside }}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <Header key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)} className={styles.row} data-marked={isMarked?.(row)}>
              {columns.map(({ key, header, cell, isNumber, isWide }) => (
                <td
                  role="cell"
                  key={key}
                  className={styles.cell}
                  data-number={isNumber}
                  data-wide={isWide}
                >
                  <span className={styles.name} aria-hidden="true">
                    {header}
                  </span>
                  <span className={styles.value}>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Header<Row>({ column: { header, sort, isNumber, isWide } }: { column: Column<Row> }) {
  if (!sort) {
    return (
      <th
        role="columnheader"
        scope="col"
        className={styles.header}
        data-number={isNumber}
        data-wide={isWide}
      >
        {header}
      </th>
    );
  }
  const { direction, onSort } = sort;
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.header}
      data-number={isNumber}
      aria-sort={direction ? ariaSort[direction] : 'none'}
    >
      <button type="button" className={styles.sort} onClick={onSort}>
        {header}
        <Icon name={direction === 'desc' ? 'arrow-down' : 'arrow-up'} faded={direction === null} />
      </button>
    </th>
  );
}
