import { type ComponentProps, createElement } from 'react';
import { classNames } from '#styles/class-names.ts';
import type { Space } from './Stack.tsx';
import styles from './spacing.module.css';

type Tag = 'div' | 'span' | 'p' | 'nav' | 'footer' | 'ul' | 'ol';

type ClusterProps<Element extends Tag> = ComponentProps<Element> & {
  /** The element to render; a list comes without bullets. */
  as?: Element;
  /** Space between the children, in both directions. */
  gap: Space;
  /** How the children of a line stand to one another; by default all are as high as the highest. */
  align?: 'start' | 'center' | 'baseline';
  /** Where a line's spare room goes; by default to its end. */
  justify?: 'center' | 'end' | 'between';
};

/** Children side by side, in as many lines as they need. */
export function Cluster<Element extends Tag = 'div'>(props: ClusterProps<Element>) {
  const { as, gap, align, justify, className, ...rest } = props;

  return createElement(as ?? 'div', {
    ...rest,
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
    className: classNames(styles.cluster, className),
  });
}
