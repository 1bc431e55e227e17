import { Icon } from '@camp/ui/artwork/Icon';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import styles from './NavigationLinks.module.css';

interface NavigationMenuProps {
  label: string;
  /** List items with links. */
  children: ReactNode;
}

/** A button that shows and hides links (ARIA APG, Disclosure Navigation Menu). */
export function NavigationMenu({ label, children }: NavigationMenuProps) {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = openFor === key;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpenFor(null);
    button.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpenFor(null);
  }

  return (
    <div
      role="presentation"
      className={styles.menu}
      data-open={isOpen}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenFor(isOpen ? null : key)}
      >
        {label} <Icon name="chevron-down" />
      </button>
      <ul id={id} className={styles.popup}>
        {children}
      </ul>
    </div>
  );
}
