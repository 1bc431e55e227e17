import type { NavigationItem } from '@camp/release/document/manifest';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { brand } from '@camp/shell-api';
import { ErrorState } from '@camp/ui/feedback/StateMessage';
import { useLanguage } from '@camp/ui/i18n/language';
import { onPageShown } from '#remotes/contain/navigation-watch.ts';
import { ShellPart } from '#remotes/contain/ShellPart.tsx';
import { Analytics } from '#features/analytics/Analytics.tsx';
import { StepUp } from '#features/step-up/StepUp.tsx';
import { UnsavedWork } from '#features/unsaved-work/UnsavedWork.tsx';
import { ThemeSong } from '#features/theme-song/ThemeSong.tsx';
import { atRest } from '#document/at-rest.tsx';
import { Footer } from './Footer.tsx';
import { messages } from './messages.ts';
import { Navbar } from './Navbar.tsx';
import { navigationOf, visibleItems } from './navigation.ts';
import { Notices } from './Notices.tsx';
import styles from './ShellLayout.module.css';
import { useIsStaffPage } from './staff/staff-pages.ts';

const BackToTop = atRest(async () => {
  const file = await import(
    /* webpackChunkName: "at-rest" */ '#features/back-to-top/BackToTop.tsx'
  );
  return file.BackToTop;
});
const UpdateNotice = atRest(async () => {
  const file = await import(/* webpackChunkName: "at-rest" */ '#remotes/watch/UpdateNotice.tsx');
  return file.UpdateNotice;
});
const ServiceBanner = atRest(async () => {
  const file = await import(/* webpackChunkName: "at-rest" */ './ServiceBanner.tsx');
  return file.ServiceBanner;
});
const PageEvents = atRest(async () => {
  const file = await import(/* webpackChunkName: "at-rest" */ '#changes/PageEvents.tsx');
  return file.PageEvents;
});
const StaffBar = lazy(() => import(/* webpackChunkName: "staff-bar" */ './staff/StaffBar.tsx'));

/** The frame around every page. It belongs to the shell, so no remote can break it. */
export function ShellLayout({
  release,
  children,
}: {
  release: InlinedRelease;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const { skip } = useMessages(messages);

  useEffect(() => globalThis.campbcBoot?.alive(), []);

  const items = navigationOf(release);
  const isStaffPage = useIsStaffPage();

  return (
    <div className={styles.shell} data-staff={isStaffPage}>
      <a className={styles.skip} href="#main">
        {skip}
      </a>
      <ShellPart page={pathname}>
        <Analytics mayAsk={!isStaffPage} />
      </ShellPart>
      <header className={styles.header}>
        {!isStaffPage && (
          <ShellPart page={pathname}>
            <TopBar />
          </ShellPart>
        )}
        <ShellPart page={pathname} fallback={<PlainNavigation items={items} />}>
          {isStaffPage ? (
            <Suspense fallback={<div className={styles.staffBar} />}>
              <StaffBar release={release} />
            </Suspense>
          ) : (
            <Navbar items={items} />
          )}
        </ShellPart>
      </header>
      <ShellPart page={pathname}>
        <ServiceBanner />
      </ShellPart>
      <ShellPart page={pathname}>
        <Notices />
      </ShellPart>
      <ShellPart page={pathname}>
        <UpdateNotice />
      </ShellPart>
      <ShellPart page={pathname}>
        <PageEvents />
      </ShellPart>
      <ShellPart page={pathname}>
        <UnsavedWork />
      </ShellPart>
      <ShellPart page={pathname}>
        <StepUp />
      </ShellPart>
      <main id="main" className={styles.main} tabIndex={-1}>
        <ShellPart page={pathname} fallback={<PageLost />}>
          <PageArea key={pathname}>{children}</PageArea>
        </ShellPart>
      </main>
      <ShellPart page={pathname}>
        <Footer />
      </ShellPart>
      <ShellPart page={pathname}>
        <ThemeSong />
      </ShellPart>
      <ShellPart page={pathname}>
        <BackToTop />
      </ShellPart>
    </div>
  );
}

/** The router's key of the first location of a visit. */
const firstKey = 'default';

/** The page itself: the first of a visit is there at once, later ones fade and slide in. */
function PageArea({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  const [isArriving] = useState(key !== firstKey);

  useLayoutEffect(() => onPageShown(pathname), [pathname]);

  return (
    <div className={styles.page} data-arriving={isArriving}>
      {children}
    </div>
  );
}

/** Shown in place of a page that the shell itself could not draw. */
function PageLost() {
  const { pageLost } = useMessages(messages);
  return <ErrorState title={pageLost} onRetry={() => globalThis.location.reload()} />;
}

/** Shown in place of everything if the frame could not be drawn: outside React, where that is possible. */
export function ShellLost() {
  useEffect(() => globalThis.campbcBoot?.lost('frame'), []);
  return <PageLost />;
}

/** Shown in place of the bar: each link loads its document. */
function PlainNavigation({ items }: { items: NavigationItem[] }) {
  const language = useLanguage();
  const { main } = useMessages(messages);
  const shown = visibleItems(items, { place: 'main', session: { status: 'signed-out' } });

  return (
    <nav aria-label={main} className={styles.topBarContent}>
      {shown.map(({ to, label }) => (
        <a key={to} href={to}>
          {label[language]}
        </a>
      ))}
    </nav>
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
