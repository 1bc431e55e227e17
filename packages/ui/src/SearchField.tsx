import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Icon } from './Icon.tsx';
import styles from './SearchField.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string;
}

/** A search input; its label is for assistive technology, the magnifier for everybody else. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();

  return (
    <div className={styles.frame}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <input
        {...input}
        id={id}
        type="search"
        className={classNames(control.control, styles.input)}
      />
    </div>
  );
}
