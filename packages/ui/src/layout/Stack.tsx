import { type ComponentProps, createElement } from 'react';
import { classNames } from '#styles/class-names.ts';
import styles from './spacing.module.css';

/** A step of the scale in styles/tokens.css: 3 is `--space-3`. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6;

type Tag = 'div' | 'section' | 'form' | 'ul' | 'ol';

type StackProps<Element extends Tag> = ComponentProps<Element> & {
  /** The element to render; a list comes without bullets. */
  as?: Element;
  /** Space between the children. */
  gap: Space;
  /** Where the children stand across the stack; by default they fill it. */
  align?: 'start' | 'center';
};

/** Children one below the other. */
export function Stack<Element extends Tag = 'div'>(props: StackProps<Element>) {
  const { as, gap, align, className, ...rest } = props;

  return createElement(as ?? 'div', {
    ...rest,
    'data-gap': gap,
    'data-align': align,
    className: classNames(styles.stack, className),
  });
}
