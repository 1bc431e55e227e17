import { Fragment, type ReactNode, useMemo } from 'react';
import { Icon } from '#artwork/Icon.tsx';
import { VisuallyHidden } from '#layout/text.tsx';
import { classNames } from '#styles/class-names.ts';
import type { Column } from './column.ts';
import { TableRow } from './TableRow.tsx';
import { type RowSelection, SelectAll } from './selection.tsx';
import { useCurrentRow } from './useCurrentRow.ts';
import { useLatest } from './useLatest.ts';
import styles from './DataTable.module.css';

declare module 'react' {
  interface CSSProperties {
    /** A table's columns, as tracks of a grid. */
    '--tracks'?: string;
  }
}

interface DataTableProps<Row> {
  caption: string;
  /** Memoised where rows are many: then a row is drawn again only when something of its own changes. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Keys of columns that are not shown. */
  hidden?: readonly string[];
  density?: 'comfortable' | 'compact';
  /** Rows of one name stand under a head with it. */
  groupOf?: (row: Row) => string;
  /** Called when a row is pressed, beside its links and buttons, of which one does the same by key. */
  onOpen?: (row: Row) => void;
  selection?: RowSelection<Row>;
  /** For a layout of its own. */
  className?: string | undefined;
}

/**
 * Rows as a table on wide screens and as cards on narrow ones. It is one and the same table: the
 * roles are spelled out, because browsers drop a table's meaning when CSS lays it out otherwise.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, density, selection, className } = props;
  const columns = useShown(props);
  const tracks = columns.flatMap(({ width }) => width ?? []).join(' ');

  return (
    <div
      className={classNames(styles.frame, className)}
      data-layout={tracks ? 'rows' : 'columns'}
      data-density={density}
      style={{ '--tracks': tracks }}
    >
      <table role="table" className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column, index) => (
              <Header key={column.key} column={column}>
                {index === 0 && selection && <SelectAll rows={rows} selection={selection} />}
              </Header>
            ))}
          </tr>
        </thead>
        <Body {...props} columns={columns} rowKey={rowKey} />
      </table>
    </div>
  );
}

function useShown<Row>({ columns, hidden }: Pick<DataTableProps<Row>, 'columns' | 'hidden'>) {
  return useMemo(
    () => (hidden ? columns.filter(({ key }) => !hidden.includes(key)) : columns),
    [columns, hidden],
  );
}

function Body<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, groupOf, onOpen, selection } = props;
  const { current, body } = useCurrentRow(rows, rowKey);
  const toggle = useLatest(selection?.toggle);
  const open = useLatest(onOpen);
  const drawn = (row: Row) => {
    const id = String(rowKey(row));
    return (
      <TableRow
        key={id}
        id={id}
        row={row}
        columns={columns}
        onOpen={onOpen && open}
        tabIndex={selection && (id === current ? 0 : -1)}
        {...(selection && {
          isSelected: selection.isSelected(row),
          boxName: selection.boxNameOf(row),
          onToggle: toggle,
        })}
      />
    );
  };

  return (
    <tbody role="rowgroup" className={styles.body} ref={body}>
      {groupOf
        ? [...Map.groupBy(rows, groupOf)].map(([name, own]) => (
            <Fragment key={name}>
              <tr role="row" className={styles.group}>
                <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                  {name}
                </th>
              </tr>
              {own.map(drawn)}
            </Fragment>
          ))
        : rows.map(drawn)}
    </tbody>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface HeaderProps<Row> {
  column: Column<Row>;
  /** Stands before the name. */
  children: ReactNode;
}

/** The name of a column; a press sorts by it. */
function Header<Row>({ column: { key, header, sort, isNumber }, children }: HeaderProps<Row>) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.header}
      aria-label={children ? header : undefined}
      aria-sort={sort && (sort.direction ? ariaSort[sort.direction] : 'none')}
      data-column={key}
      data-number={isNumber}
    >
      {children}
      {sort ? (
        <button type="button" className={styles.sort} onClick={sort.onSort}>
          {header}
          <Icon
            name={sort.direction === 'desc' ? 'arrow-down' : 'arrow-up'}
            faded={sort.direction === null}
          />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
