import { Link, useSession } from '@camp/shell-api';
import type { OwnUser } from '@camp/contracts/account/users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import type { ReactNode } from 'react';
import { settingsAnchors } from './anchors.ts';
import { ChangePasswordSection } from './ChangePasswordSection.tsx';
import { DeletionZone, YourDataSection } from './YourDataSection.tsx';
import { RememberedDevicesSection } from './devices/RememberedDevicesSection.tsx';
import { SessionsSection } from './devices/SessionsSection.tsx';
import { messages } from './messages.ts';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
import styles from './settings.module.css';

/** The account's settings. Renders nothing when signed out (docs/specification.md#guards). */
export default function SettingsPage() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;
  return <Settings key={session.user.id} user={session.user} />;
}

type PartName = keyof typeof settingsAnchors;

/** In this order on the page and in its contents. */
const groups = {
  signIn: ['password', 'twoFactor', 'passkeys'],
  devices: ['devices', 'remembered'],
  data: ['data', 'deletion'],
} as const satisfies Record<string, readonly PartName[]>;

function Settings({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const parts: Record<PartName, ReactNode> = {
    password: <ChangePasswordSection user={user} />,
    twoFactor: <SecondFactorSection user={user} />,
    passkeys: <PasskeysSection user={user} />,
    devices: <SessionsSection user={user} />,
    remembered: <RememberedDevicesSection user={user} />,
    data: <YourDataSection />,
    deletion: <DeletionZone />,
  };

  return (
    <Page title={texts.title} lead={texts.lead} description={texts.description} width="page">
      <div className={styles.layout}>
        <Contents />
        <div className={styles.groups}>
          {Object.entries(groups).map(([group, names]) => (
            <div key={group} className={styles.group}>
              {names.map((name) => (
                <div key={name} id={settingsAnchors[name]} tabIndex={-1}>
                  {parts[name]}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}

/** Links to the parts of the page, next to them where there is room. */
function Contents() {
  const texts = useMessages(messages).contents;

  return (
    <nav aria-label={texts.label} className={styles.contents}>
      {Object.entries(groups).map(([group, names]) => (
        <ul key={group}>
          {names.map((name) => (
            <li key={name}>
              <Link to={`#${settingsAnchors[name]}`}>{texts[name]}</Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
