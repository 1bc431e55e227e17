import { useRender } from '@base-ui/react/use-render';
import type { ComponentProps, ReactElement } from 'react';
import styles from './Button.module.css';
import { classNames } from '#styles/class-names.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'medium' | 'small';
  /** While pending, the button shows `pendingLabel` and ignores presses. */
  pending?: boolean;
  pendingLabel?: string;
  /** What to render as, for a link that looks like a button. */
  render?: ReactElement;
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', pending = false, ...rest } = props;
  const { pendingLabel, render, className, children, disabled, ...attributes } = rest;
  const isLink = render !== undefined;

  return useRender({
    defaultTagName: 'button',
    render,
    props: {
      ...(isLink ? {} : { type: 'button', disabled: disabled || pending, 'aria-busy': pending }),
      ...attributes,
      className: classNames(styles.button, styles[variant], styles[size], className),
      children: pending ? (pendingLabel ?? children) : children,
    },
  });
}
