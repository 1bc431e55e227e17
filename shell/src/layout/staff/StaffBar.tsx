import type { InlinedRelease } from '@camp/release/document/release-document';
import { staffTools } from '@camp/contracts/site/slots';
import { brand, ExtensionSlot, StaffTabsContext, useSession } from '@camp/shell-api';
import { Logo } from '@camp/ui/artwork/Logo';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { use, useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { LanguageSwitch } from '#layout/LanguageSwitch.tsx';
import { messages } from '#layout/messages.ts';
import { navigationOf, visibleItems } from '#layout/navigation.ts';
import { ThemeToggle } from '#layout/ThemeToggle.tsx';
import styles from './StaffBar.module.css';
import { type StaffTab, tabsFor } from './staff-pages.ts';
import { usePaletteKeys } from './usePaletteKeys.ts';

/** Comes with the bar, of the same file as that of visitors: later, it would move what is there. */
const menuCode = import(/* webpackChunkName: "account-menu" */ '#layout/AccountMenu.tsx');

/** The bar of staff pages: from each of them to each other. A chunk of its own, as visitors do not need it. */
export default function StaffBar({ release }: { release: InlinedRelease }) {
  const { default: AccountMenu } = use(menuCode);
  const { session } = useSession();
  const text = useMessages(messages);
  const items = visibleItems(navigationOf(release), { place: 'account', session });
  const pages = tabsFor(session, release);
  const keys = usePaletteKeys();
  const tabs = useRef<HTMLUListElement>(null);

  /* In a narrow window the tabs scroll sideways. Each page draws the bar again. */
  useEffect(() => showCurrent(tabs.current));

  return (
    <div className={styles.bar}>
      <nav className={styles.content} aria-label={text.main}>
        <Link to="/" className={styles.home} aria-label={text.home({ name: brand.name })}>
          <Logo size={32} />
        </Link>
        <ul ref={tabs} className={styles.tabs}>
          {pages.map((tab) => (
            <Tab key={tab.path} tab={tab} />
          ))}
        </ul>
        <div className={styles.tools}>
          <div className={styles.added}>
            <StaffTabsContext value={pages}>
              <ExtensionSlot slot={staffTools} data={keys} reserve="2.75rem" />
            </StaffTabsContext>
          </div>
          <LanguageSwitch />
          <ThemeToggle />
          {session.status === 'signed-in' && <AccountMenu user={session.user} items={items} />}
        </div>
      </nav>
    </div>
  );
}

function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current="page"]');
  if (list && current) list.scrollLeft = current.offsetLeft - list.clientWidth / 3;
}

/** Every other staff page lies below the dashboard, so that one is marked by its own address alone. */
const dashboard = '/admin';

function Tab({ tab: { path, label } }: { tab: StaffTab }) {
  const language = useLanguage();

  return (
    <li>
      <NavLink to={path} end={path === dashboard} className={styles.tab ?? ''}>
        {label[language]}
      </NavLink>
    </li>
  );
}
