import type { InlinedRelease } from '@camp/release/document/release-document';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { brand, useSession } from '@camp/shell-api';
import { Notice } from '@camp/ui/feedback/Notice';
import { Analytics } from '#features/analytics/Analytics.tsx';
import { BackToTop } from '#features/back-to-top/BackToTop.tsx';
import { UpdateNotice } from '#remotes/update/UpdateNotice.tsx';
import { ThemeSong } from '#features/theme-song/ThemeSong.tsx';
import { Footer } from './Footer.tsx';
import { messages } from './messages.ts';
import { Navbar } from './Navbar.tsx';
import { navigationOf } from './navigation.ts';
import { Notices } from './Notices.tsx';
import styles from './ShellLayout.module.css';

/** The frame around every page. It belongs to the shell, so no remote can break it. */
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

/** The router's key of the first location of a visit. */
const firstKey = 'default';

/** The page itself: the first of a visit is there at once, later ones fade and slide in. */
function PageArea() {
  const { key } = useLocation();
  const [isArriving] = useState(key !== firstKey);

  return (
    <div className={styles.page} data-arriving={isArriving}>
      <Outlet />
    </div>
  );
}

function TopBar() {
  const { location } = useMessages(messages);

  return (
    <div className={styles.topBar}>
      <p className={styles.topBarContent}>
        <span>{location}</span>
        <a href={`mailto:${brand.mailboxes.general}`}>{brand.mailboxes.general}</a>
      </p>
    </div>
  );
}

/** Says that accounts cannot be reached; goes away once they can. */
function ServiceBanner() {
  const { session } = useSession();
  const { accountsUnavailable } = useMessages(messages);
  if (session.status !== 'unavailable') return null;

  return (
    <div className={styles.banner}>
      <Notice tone="warning">{accountsUnavailable}</Notice>
    </div>
  );
}
