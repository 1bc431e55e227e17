import type { NavigationItem } from '@camp/release/manifest';
import { brand, useSession } from '@camp/shell-api';
import { Icon } from '@camp/ui/Icon';
import { Logo } from '@camp/ui/Logo';
import { useEffect, useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { AccountArea } from './AccountArea.tsx';
import styles from './Navbar.module.css';
import { visibleItems } from './navigation.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useHasScrolledPast } from './useHasScrolledPast.ts';

/** Scroll position past which the bar turns dark, in pixels (specification, section 9). */
const darkensPastPx = 45;

export function Navbar({ items }: { items: NavigationItem[] }) {
  const { session } = useSession();
  const isDark = useHasScrolledPast(darkensPastPx);
  const { isOpen, toggle } = useMenuClosedByNavigation();
  const menuId = useId();

  return (
    <div className={styles.bar} data-dark={isDark} data-open={isOpen}>
      <nav className={styles.content} aria-label="Main">
        <Link to="/" className={styles.brand} aria-label={`${brand.name} home`}>
          <Logo size={36} />
          <span>{brand.name}</span>
        </Link>
        <button
          type="button"
          className={styles.burger}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label="Menu"
          onClick={toggle}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <div id={menuId} className={styles.menu}>
          <ul className={styles.links}>
            {visibleItems(items, { place: 'main', session }).map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} className={styles.link ?? ''}>
                  {label.en}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.tools}>
            <ThemeToggle />
            <AccountArea items={visibleItems(items, { place: 'account', session })} />
          </div>
        </div>
      </nav>
    </div>
  );
}

/** Whether the mobile menu is open; going to another page or Escape closes it. */
function useMenuClosedByNavigation() {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<string | null>(null);
  const isOpen = openFor === key;

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpenFor(null);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenFor(isOpen ? null : key) };
}
