import { type ComponentProps, createElement } from 'react';
import { classNames } from '#styles/class-names.ts';
import styles from './spacing.module.css';

/** A step of the scale in styles/tokens.css: '12px' is `--space-12px`. */
type Space = '4px' | '8px' | '12px' | '16px' | '24px' | '32px' | '48px';

type StackTag = 'div' | 'section' | 'form' | 'ul' | 'ol';

type StackProps<Element extends StackTag> = ComponentProps<Element> & {
  /** The element to render; a list comes without bullets. */
  as?: Element;
  /** Space between the children; `section` is the room between the sections of a page. */
  gap: Space | 'section';
  /** Alignment of the children across the stack; by default they fill it. */
  align?: 'start' | 'center';
};

/** Children one below the other. */
export function Stack<Element extends StackTag = 'div'>(props: StackProps<Element>) {
  const { as, gap, align, className, ...rest } = props;

  return createElement(as ?? 'div', {
    ...rest,
    'data-gap': gap,
    'data-align': align,
    className: classNames(styles.stack, className),
  });
}

type ClusterTag = 'div' | 'span' | 'p' | 'nav' | 'footer' | 'ul' | 'ol';

type ClusterProps<Element extends ClusterTag> = ComponentProps<Element> & {
  /** The element to render; a list comes without bullets. */
  as?: Element;
  /** Space between the children, in both directions. */
  gap: Space;
  /** Alignment of the children of a line; by default all are as high as the tallest. */
  align?: 'start' | 'center' | 'baseline';
  /** Place of a line's spare room; by default after the last child. */
  justify?: 'center' | 'end' | 'between';
};

/** Children side by side, in as many lines as they need. */
export function Cluster<Element extends ClusterTag = 'div'>(props: ClusterProps<Element>) {
  const { as, gap, align, justify, className, ...rest } = props;

  return createElement(as ?? 'div', {
    ...rest,
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
    className: classNames(styles.cluster, className),
  });
}
