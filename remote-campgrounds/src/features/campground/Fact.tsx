import type { ComponentProps, ReactNode } from 'react';
import { Sign } from '#places/Sign.tsx';
import styles from './campground.module.css';

export interface FactProps {
  label: string;
  sign: ComponentProps<typeof Sign>['name'];
  /** Source of the fact, in a line of its own. */
  source?: ReactNode;
  children: ReactNode;
}

/** One fact of a place, in a list of them. */
export const Fact = ({ label, sign, source, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>
      <Sign name={sign} />
      {label}
    </dt>
    <dd>
      <div>{children}</div>
      {source && <div>{source}</div>}
    </dd>
  </div>
);
