import type { NavigationItem } from '@camp/release/document/manifest';
import { brand, useSession } from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Logo } from '@camp/ui/artwork/Logo';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '@camp/ui/actions/Button';
import { pressedKey } from '@camp/ui/actions/pressed-key';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { messages } from './messages.ts';
import tools from './bar-tools.module.css';
import styles from './Navbar.module.css';
import { useOpenHere } from './useOpenHere.ts';
import { localItems, visibleItems } from './navigation.ts';
import { NavigationLinks } from './NavigationLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useHasScrolledPast } from './useHasScrolledPast.ts';

const AccountMenu = lazy(() => import(/* webpackChunkName: "account-menu" */ './AccountMenu.tsx'));

/** Scroll position past which the bar turns dark, in pixels. */
const darkensPastPx = 45;

export function Navbar({ items }: { items: NavigationItem[] }) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const isDark = useHasScrolledPast(darkensPastPx);
  const bar = useRef<HTMLDivElement>(null);
  const { isOpen, toggle } = useMobileMenu(bar);
  const menuId = useId();
  const text = useMessages(messages);
  const local = localItems(items, pathname);

  return (
    <div ref={bar} className={styles.bar} data-dark={isDark} data-open={isOpen}>
      <nav className={styles.content} aria-label={text.main}>
        <Link to="/" className={styles.brand} aria-label={text.home({ name: brand.name })}>
          <Logo size={36} />
          <span>{brand.name}</span>
        </Link>
        <button
          type="button"
          className={styles.burger}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={text.menu}
          onClick={toggle}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <div id={menuId} className={styles.menu}>
          <div className={styles.menuContent}>
            <NavigationLinks items={visibleItems(items, { place: 'main', session })} />
            {local.length > 0 && (
              <div className={styles.local} data-local-bar>
                <span className={styles.section} aria-hidden>
                  {text.britishColumbia}
                </span>
                <NavigationLinks items={local} label={text.britishColumbia} />
              </div>
            )}
            <div className={styles.tools}>
              <LanguageSwitch />
              <ThemeToggle />
              <AccountArea items={visibleItems(items, { place: 'account', session })} />
            </div>
          </div>
        </div>
      </nav>
    </div>
  );
}

/** State of the mobile menu; another page, Escape or a press outside closes it. */
function useMobileMenu(bar: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useOpenHere();
  const close = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => pressedKey(event) === 'Escape' && close();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, bar]);

  return { isOpen, toggle: () => setOpen(!isOpen) };
}

/**
 * Shows 'Login / Register' to visitors and the account menu to members. While the API does not answer, people with
 * a sign-in hint are not asked to log in: their account link stays, and its page says what is wrong.
 */
function AccountArea({ items }: { items: NavigationItem[] }) {
  const { session } = useSession();
  const { account, login } = useMessages(messages);
  const placeholder = <span className={tools.placeholder} aria-hidden />;

  if (session.status === 'loading') return placeholder;
  if (session.status === 'signed-in') {
    return (
      <Suspense fallback={placeholder}>
        <AccountMenu user={session.user} items={items} />
      </Suspense>
    );
  }
  if (session.status === 'unavailable') {
    return (
      <Button size="small" variant="secondary" render={<Link to="/settings" />}>
        {account}
      </Button>
    );
  }
  return (
    <Link to="/login" className={`${tools.trigger} ${tools.login}`}>
      {login}
    </Link>
  );
}
