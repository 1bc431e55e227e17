import { brand } from '@camp/shell-api';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Link } from 'react-router';
import { Logo } from '@camp/ui/artwork/Logo';
import { Cluster, Stack } from '@camp/ui/layout/spacing';
import { PrivacyChoices } from '#features/analytics/PrivacyChoices.tsx';
import { SongSwitch } from '#features/theme-song/ThemeSong.tsx';
import { useIsStaffPage } from './staff/staff-pages.ts';
import styles from './ShellLayout.module.css';
import { messages } from './messages.ts';

const { links, mailboxes } = brand;

export function Footer() {
  const text = useMessages(messages);
  const isStaffPage = useIsStaffPage();

  if (isStaffPage) {
    return (
      <footer className={styles.footer}>
        <div className={styles.staffFooter}>
          <span>{text.version}</span>
          <PrivacyChoices />
        </div>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.footerContent}>
        <Stack gap="12px" className={styles.footerBrand}>
          <Logo size={40} />
          <p>{text.tagline}</p>
        </Stack>
        <nav aria-label={text.followUs}>
          <h2>{text.followUs}</h2>
          <Stack as="ul" gap="4px">
            <ExternalItem href={links.socialGroup}>{text.socialGroup}</ExternalItem>
            <ExternalItem href={links.videoChannel}>{text.videoChannel}</ExternalItem>
            <ExternalItem href={links.newsletter}>{text.newsletter}</ExternalItem>
          </Stack>
        </nav>
        <div>
          <h2>{text.writeToUs}</h2>
          <Stack as="ul" gap="4px">
            <li>
              {text.general} <a href={`mailto:${mailboxes.general}`}>{mailboxes.general}</a>
            </li>
            <li>
              {text.merchandise}{' '}
              <a href={`mailto:${mailboxes.merchandise}`}>{mailboxes.merchandise}</a>
            </li>
          </Stack>
        </div>
        <div>
          <h2>{text.headOffice}</h2>
          <p>{text.office}</p>
        </div>
      </div>
      <div className={styles.choices}>
        <SongSwitch />
        <PrivacyChoices />
        <Cluster gap="24px">
          <Link to="/privacy">{text.privacy}</Link>
          <Link to="/terms">{text.terms}</Link>
          <Link to="/rules">{text.rules}</Link>
        </Cluster>
      </div>
      <p className={styles.version}>{text.version}</p>
    </footer>
  );
}

function ExternalItem({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <ExternalLink href={href}>{children}</ExternalLink>
    </li>
  );
}
