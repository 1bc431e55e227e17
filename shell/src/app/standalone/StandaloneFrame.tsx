import type { RemoteManifest } from '@camp/release/document/manifest';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { Page } from '@camp/ui/layout/Page';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { LanguageSwitch } from '#layout/LanguageSwitch.tsx';
import { Notices } from '#layout/Notices.tsx';
import { ThemeToggle } from '#layout/ThemeToggle.tsx';
import styles from './StandaloneFrame.module.css';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const messages = defineMessages<Texts['app/standalone']>({ en, fr });

interface Props {
  name: string;
  manifest: RemoteManifest;
  hasApi: boolean;
  children: ReactNode;
}

/** The frame around a remote that is developed by itself: its name and a list of its pages. */
export function StandaloneFrame({ name, manifest, hasApi, children }: Props) {
  const texts = useMessages(messages);

  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <div className={styles.top}>
          <span className={styles.name}>{texts.title({ remote: name })}</span>
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
        {children}
      </main>
    </div>
  );
}

/** A path with parameters cannot be linked as it is. */
function PageLink({ path }: { path: string }) {
  if (path.includes(':')) return <code>{path}</code>;
  return (
    <NavLink to={plainPath(path)} end>
      {path}
    </NavLink>
  );
}

/** A path without its wildcard: `/regions` for `/regions/*`. */
export const plainPath = (path: string) => path.replace(/\/\*$/, '');

/** Shown in place of pages of other remotes. */
export function Elsewhere() {
  const { elsewhereTitle, elsewhere } = useMessages(messages);
  return (
    <Page title={elsewhereTitle}>
      <p>{elsewhere}</p>
    </Page>
  );
}
