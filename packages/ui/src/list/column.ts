import type { ReactNode } from 'react';

/** A column of a table whose rows are of one kind. */
export interface Column<Row> {
  key: string;
  header: string;
  /** `tabIndex` is for links and buttons of rows that can be selected: Tab leads to those of one row. */
  cell: (row: Row, tabIndex?: number) => ReactNode;
  /** Given for columns that can be sorted; `direction` is null while the table is sorted by another column. */
  sort?: { direction: 'asc' | 'desc' | null; onSort: () => void };
  /** Figures stand below one another, at the end of the column. */
  isNumber?: boolean;
  /** Says itself what it is: a card leaves the header out. */
  isNameless?: boolean;
  /** A grid's track. Where the columns have one, each row is laid out by itself, and not at all out of sight. */
  width?: string;
}
