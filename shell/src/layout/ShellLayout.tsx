import type { InlinedRelease } from '@camp/release/document';
import { Outlet, useLocation } from 'react-router';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { navigationOf } from './navigation.ts';
import { Notices } from './Notices.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import styles from './ShellLayout.module.css';
import { TopBar } from './TopBar.tsx';

/** What every page has around it; owned by the shell, so that no remote can break it. */
export function ShellLayout({ release }: { release: InlinedRelease }) {
  const { pathname } = useLocation();

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <TopBar />
        <Navbar items={navigationOf(release)} />
      </header>
      <ServiceBanner />
      <Notices />
      <main id="main" className={styles.main} tabIndex={-1}>
        <div key={pathname} className={styles.page}>
          <Outlet />
        </div>
      </main>
      <Footer />
    </div>
  );
}
