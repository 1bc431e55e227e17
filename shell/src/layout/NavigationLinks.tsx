import type { NavigationItem } from '@camp/release/document/manifest';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useLanguage } from '@camp/ui/i18n/language';
import { Cluster } from '@camp/ui/layout/spacing';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '@camp/ui/artwork/Icon';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useOpenHere } from './useOpenHere.ts';
import { groupsOf } from './navigation.ts';
import styles from './NavigationLinks.module.css';

interface NavigationLinksProps {
  items: NavigationItem[];
  /** Names the links of a section, which stand in a bar of their own. */
  label?: string;
}

/** A row of links; those with a menu in common are grouped in it. */
export function NavigationLinks({ items, label }: NavigationLinksProps) {
  const language = useLanguage();

  return (
    <Cluster
      as="ul"
      gap="4px"
      className={styles.links}
      aria-label={label}
      data-local={label !== undefined}
    >
      {groupsOf(items).map(({ menu, items: group }) => (
        <li key={menu?.en ?? group[0]?.to}>
          {menu ? (
            <NavigationMenu label={menu[language]}>
              {group.map((item) => (
                <li key={item.to}>
                  <NavigationLink item={item} />
                </li>
              ))}
            </NavigationMenu>
          ) : (
            group.map((item) => <NavigationLink key={item.to} item={item} />)
          )}
        </li>
      ))}
    </Cluster>
  );
}

/** One link of the bar; that of the section which the page lies in is highlighted, too. */
function NavigationLink({ item: { to, label } }: { item: NavigationItem }) {
  const text = label[useLanguage()];
  const { pathname } = useLocation();
  const isSection = to !== '/' && pathname.startsWith(`${to}/`);
  if (to.startsWith('https:')) {
    return (
      <ExternalLink href={to} className={styles.link}>
        {text}
      </ExternalLink>
    );
  }
  return (
    <NavLink to={to} end className={styles.link ?? ''} data-section={isSection || undefined}>
      {text}
    </NavLink>
  );
}

interface NavigationMenuProps {
  label: string;
  /** List items with links. */
  children: ReactNode;
}

/** A button that shows and hides links (ARIA APG, Disclosure Navigation Menu). */
function NavigationMenu({ label, children }: NavigationMenuProps) {
  const [isOpen, setOpen] = useOpenHere();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
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
        onClick={() => setOpen(!isOpen)}
      >
        {label} <Icon name="chevron-down" />
      </button>
      <ul id={id} className={styles.popup}>
        {children}
      </ul>
    </div>
  );
}
