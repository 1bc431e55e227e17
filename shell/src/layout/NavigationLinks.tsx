import type { NavigationItem } from '@camp/release/document/manifest';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useLanguage } from '@camp/ui/i18n/language';
import { NavLink } from 'react-router';
import { groupsOf } from './navigation.ts';
import { NavigationMenu } from './NavigationMenu.tsx';
import styles from './NavigationLinks.module.css';

interface NavigationLinksProps {
  items: NavigationItem[];
  label?: string;
}

/** A row of links; those that share a menu stand in it. */
export function NavigationLinks({ items, label }: NavigationLinksProps) {
  const language = useLanguage();

  return (
    <ul className={styles.links} aria-label={label}>
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
    </ul>
  );
}

function NavigationLink({ item: { to, label } }: { item: NavigationItem }) {
  const text = label[useLanguage()];
  if (to.startsWith('https:')) {
    return (
      <ExternalLink href={to} className={styles.link}>
        {text}
      </ExternalLink>
    );
  }
  return (
    <NavLink to={to} end={to === '/'} className={styles.link ?? ''}>
      {text}
    </NavLink>
  );
}
