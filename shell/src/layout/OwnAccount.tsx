import { type ComponentProps, lazy, Suspense } from 'react';
import tools from './bar-tools.module.css';

const AccountMenu = lazy(() => import(/* webpackChunkName: "account-menu" */ './AccountMenu.tsx'));

/** Keeps the place of the account menu until it is known who is signed in. */
export const AccountPlaceholder = () => <span className={tools.placeholder} aria-hidden />;

/** The account menu, whose code comes once it is known who is signed in. */
export function OwnAccount(props: ComponentProps<typeof AccountMenu>) {
  return (
    <Suspense fallback={<AccountPlaceholder />}>
      <AccountMenu {...props} />
    </Suspense>
  );
}
