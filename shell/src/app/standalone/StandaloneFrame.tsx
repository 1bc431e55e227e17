import type { RemoteManifest } from '@camp/release/document/manifest';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { Page } from '@camp/ui/layout/Page';
import { NavLink, Outlet } from 'react-router';
import { LanguageSwitch } from '#layout/LanguageSwitch.tsx';
import { Notices } from '#layout/Notices.tsx';
import { ThemeToggle } from '#layout/ThemeToggle.tsx';
import { messages } from './messages.ts';
import styles from './StandaloneFrame.module.css';

interface Props {
  name: string;
  manifest: RemoteManifest;
  hasApi: boolean;
}

/** What stands around a remote that is developed by itself: its name and a list of its pages. */
export function StandaloneFrame({ name, manifest, hasApi }: Props) {
  const texts = useMessages(messages);

  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <div className={styles.top}>
          <span className={styles.name}>{texts.title(name)}</span>
          <LanguageSwitch />
          <ThemeToggle />
        </div>
        <nav aria-label={texts.pages}>
          <ul className={styles.pages}>
            {manifest.routes.map(({ path }) => (
              <li key={path}>
                <PageLink path={path} />
              </li>
            ))}
          </ul>
        </nav>
        {!hasApi && <Notice tone="info">{texts.withoutApi}</Notice>}
      </header>
      <Notices />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

/** A path with a part to fill in leads nowhere as it stands. */
function PageLink({ path }: { path: string }) {
  if (path.includes(':')) return <code>{path}</code>;
  return (
    <NavLink to={plainPath(path)} end>
      {path}
    </NavLink>
  );
}

/** `/regions/*` without what may follow. */
export const plainPath = (path: string) => path.replace(/\/\*$/, '');

/** In place of pages that the whole site would have. */
export function Elsewhere() {
  const { elsewhereTitle, elsewhere } = useMessages(messages);
  return (
    <Page title={elsewhereTitle}>
      <p>{elsewhere}</p>
    </Page>
  );
}
