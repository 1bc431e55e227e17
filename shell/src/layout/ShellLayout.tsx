import type { InlinedRelease } from '@camp/release/document/release-document';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Analytics } from '#features/analytics/Analytics.tsx';
import { BackToTop } from '#features/back-to-top/BackToTop.tsx';
import { UpdateNotice } from '#remotes/update/UpdateNotice.tsx';
import { ThemeSong } from '#features/theme-song/ThemeSong.tsx';
import { Footer } from './Footer.tsx';
import { messages } from './messages.ts';
import { Navbar } from './Navbar.tsx';
import { navigationOf } from './navigation.ts';
import { Notices } from './Notices.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import styles from './ShellLayout.module.css';
import { TopBar } from './TopBar.tsx';

/** What every page has around it; owned by the shell, so that no remote can break it. */
export function ShellLayout({ release }: { release: InlinedRelease }) {
  const { pathname } = useLocation();
  const { skip } = useMessages(messages);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <Analytics />
      <header className={styles.header}>
        <TopBar />
        <Navbar items={navigationOf(release)} />
      </header>
      <ServiceBanner />
      <Notices />
      <UpdateNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageArea key={pathname} />
      </main>
      <Footer />
      <ThemeSong />
      <BackToTop />
    </div>
  );
}

/** Key of the place a visit begins at (react-router). */
const firstKey = 'default';

/** The page itself: the first of a visit stands there at once, those that follow fade and slide in. */
function PageArea() {
  const { key } = useLocation();
  const [isArriving] = useState(key !== firstKey);

  return (
    <div className={styles.page} data-arriving={isArriving}>
      <Outlet />
    </div>
  );
}
