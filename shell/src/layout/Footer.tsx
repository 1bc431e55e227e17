import { brand } from '@camp/shell-api';
import { Logo } from '@camp/ui/Logo';
import { VisuallyHidden } from '@camp/ui/VisuallyHidden';
import styles from './Footer.module.css';

const { links, mailboxes } = brand;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo size={40} />
          <p>{brand.tagline}</p>
        </div>
        <nav aria-label="Follow us">
          <h2>Follow us</h2>
          <ul>
            <ExternalItem href={links.socialGroup}>Social group</ExternalItem>
            <ExternalItem href={links.videoChannel}>Video channel</ExternalItem>
            <ExternalItem href={links.newsletter}>Newsletter sign-up</ExternalItem>
          </ul>
        </nav>
        <div>
          <h2>Write to us</h2>
          <ul>
            <li>
              General: <a href={`mailto:${mailboxes.general}`}>{mailboxes.general}</a>
            </li>
            <li>
              Merchandise support:{' '}
              <a href={`mailto:${mailboxes.merchandise}`}>{mailboxes.merchandise}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>Head office</h2>
          <p>{brand.office}</p>
        </div>
      </div>
      <p className={styles.version}>{brand.versionText}</p>
    </footer>
  );
}

function ExternalItem({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    </li>
  );
}
