import { Stack } from '@camp/ui/layout/spacing';
import type { ReactNode } from 'react';
import styles from './Chapter.module.css';

interface Props {
  /** Its anchor, for links to it. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A part of a long text, with its heading next to it where there is room. */
export function Chapter({ id, title, children }: Props) {
  return (
    <section className={styles.chapter} {...(id !== undefined && { id, tabIndex: -1 })}>
      <h2>{title}</h2>
      <Stack gap="16px" align="start" className={styles.text}>
        {children}
      </Stack>
    </section>
  );
}
