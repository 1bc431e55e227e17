import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from '#styles/class-names.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** `dangerSolid` is for the dialog that asks; elsewhere buttons that destroy something are quiet. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerSolid';
  /** 44, 36 for staff, 32 in rows; always 44 under a finger. */
  size?: 'medium' | 'small' | 'row';
  /** While pending, the button keeps its width, shows `pendingLabel` and ignores presses. */
  pending?: boolean;
  pendingLabel?: string;
  /** Element to render, for a link that looks like a button. */
  render?: ReactElement<ComponentProps<'a'>>;
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', pending = false, ...rest } = props;
  const { pendingLabel, render, className, children, disabled, ...attributes } = rest;
  const look = classNames(styles.button, styles[variant], styles[size], className);
  const label = (
    <span className={styles.label} data-other={pending ? nameOf(children) : pendingLabel}>
      {pending ? (pendingLabel ?? children) : children}
    </span>
  );

  if (render)
    return asLink(render, { ...(attributes as ComponentProps<'a'>), className: look }, label);
  return (
    <button
      type="button"
      disabled={disabled || pending}
      aria-busy={pending}
      {...attributes}
      className={look}
    >
      {label}
    </button>
  );
}

/** Gives a link the look of a button; the link keeps its own properties. */
function asLink(
  link: ReactElement<ComponentProps<'a'>>,
  look: ComponentProps<'a'>,
  label: ReactNode,
) {
  const className = classNames(look.className, link.props.className);
  return cloneElement(link, { ...look, ...link.props, className }, label);
}

/** Returns a label that is plain text; any other has no width to keep. */
function nameOf(children: ReactNode): string | undefined {
  return typeof children === 'string' ? children : undefined;
}
