import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { SelectBox } from './selection.tsx';
import styles from './DataTable.module.css';

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Given for rows that can be selected; 0 for the one that Tab leads to. */
  tabIndex: number | undefined;
}

interface RowProps<Row> extends CellsProps<Row> {
  id: string;
  isSelected?: boolean;
  /** The name of the box that selects the row; null without one. */
  boxName?: string | null;
  onToggle?: (row: Row) => void;
  onOpen?: ((row: Row) => void) | undefined;
}

/** One row. Drawn again only when something of its own changes, however many rows there are. */
export const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, tabIndex, id, isSelected, boxName, onToggle, onOpen } = props;
  const [first] = columns;
  const open = onOpen && ((event: MouseEvent) => isForRow(event) && onOpen(row));

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its link does the same by key
    <tr
      role="row"
      className={styles.row}
      tabIndex={tabIndex}
      data-row={tabIndex === undefined ? undefined : id}
      data-marked={isSelected}
      onClick={open}
    >
      {first && (
        <Cell row={row} column={first} tabIndex={tabIndex}>
          {boxName && (
            <SelectBox
              name={boxName}
              tabIndex={tabIndex}
              isSelected={isSelected}
              onToggle={() => onToggle?.(row)}
            />
          )}
        </Cell>
      )}
      <OtherCells row={row} columns={columns} tabIndex={tabIndex} />
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

/** True if a press is neither on a control of the row nor the end of marking text. */
function isForRow({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button, input') !== null;
  return !isControl && globalThis.getSelection()?.isCollapsed !== false;
}

/** The cells that a selection does not change, memoised because all rows may be selected at once. */
const OtherCells = memo(function OtherCells<Row>({ columns, ...of }: CellsProps<Row>) {
  return columns.slice(1).map((column) => <Cell key={column.key} {...of} column={column} />);
}) as <Row>(props: CellsProps<Row>) => ReactNode;

interface CellProps<Row> extends Omit<CellsProps<Row>, 'columns'> {
  column: Column<Row>;
  /** Stands before the value. */
  children?: ReactNode;
}

function Cell<Row>({ row, column, tabIndex, children }: CellProps<Row>) {
  const { key, header, cell, isNumber, isNameless } = column;

  return (
    <td role="cell" className={styles.cell} data-column={key} data-number={isNumber}>
      {!isNameless && (
        <span className={styles.name} aria-hidden="true">
          {header}
        </span>
      )}
      <div className={styles.value}>
        {children}
        {cell(row, tabIndex)}
      </div>
    </td>
  );
}
