import type { NavigationItem } from '@camp/release/document/manifest';
import { useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import styles from './Navbar.module.css';
import { messages } from './messages.ts';

const AccountMenu = lazy(() => import(/* webpackChunkName: "account-menu" */ './AccountMenu.tsx'));

/** 'Login / Register' for visitors, the account menu for members. */
export function AccountArea({ items }: { items: NavigationItem[] }) {
  const { session } = useSession();
  const { login } = useMessages(messages);
  const placeholder = <span className={styles.placeholder} aria-hidden />;

  if (session.status === 'loading') return placeholder;
  if (session.status === 'signed-in') {
    return (
      <Suspense fallback={placeholder}>
        <AccountMenu user={session.user} items={items} />
      </Suspense>
    );
  }
  return (
    <Button size="small" className={styles.login} render={<Link to="/login" />}>
      {login}
    </Button>
  );
}
