import { startTransition, useOptimistic } from 'react';
import styles from '#fields/CheckboxField.module.css';

/** The rows of a table that are selected, each by a box in its first cell. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Returns the name of a row's box, null for a row that cannot be selected. */
  boxNameOf: (row: Row) => string | null;
  toggle: (row: Row) => void;
  /** Names the box that selects every row, or none if all are selected already. */
  allName: string;
  toggleAll: () => void;
}

interface SelectAllProps<Row> {
  rows: readonly Row[];
  selection: RowSelection<Row>;
}

/** The box that selects every row that can be. */
export function SelectAll<Row>({ rows, selection }: SelectAllProps<Row>) {
  const { isSelected, boxNameOf, allName, toggleAll } = selection;
  const open = rows.filter((row) => boxNameOf(row) !== null);
  const selected = open.filter(isSelected).length;
  const [isChecked, showChecked] = useOptimistic(selected === open.length);
  if (open.length === 0) return null;

  /* A hundred rows take a while: the box shows first that the press has arrived. */
  const toggle = () =>
    startTransition(() => {
      showChecked(!isChecked);
      toggleAll();
    });

  return (
    <label className={styles.all} data-label={allName}>
      <input
        type="checkbox"
        className={styles.rowBox}
        aria-label={allName}
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = !isChecked && selected > 0 && selected < open.length;
        }}
        onChange={toggle}
      />
    </label>
  );
}

interface SelectBoxProps {
  name: string;
  tabIndex?: number | undefined;
  isSelected?: boolean | undefined;
  onToggle: () => void;
}

/** The box that selects a row. */
export function SelectBox({ name, tabIndex, isSelected, onToggle }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      className={styles.rowBox}
      tabIndex={tabIndex}
      aria-label={name}
      checked={isSelected}
      onChange={onToggle}
    />
  );
}
