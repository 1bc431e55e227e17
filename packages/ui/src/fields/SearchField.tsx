import { type ComponentProps, useId } from 'react';
import { Icon } from '#artwork/Icon.tsx';
import { VisuallyHidden } from '#layout/text.tsx';
import styles from './control.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string;
}

/** A search input; its label is for assistive technology, the magnifier for everyone else. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();

  return (
    <div className={styles.searchFrame}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.searchIcon}>
        <Icon name="search" />
      </span>
      <input {...input} id={id} type="search" />
    </div>
  );
}
