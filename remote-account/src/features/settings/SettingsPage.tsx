import { useSession } from '@camp/shell-api';
import type { OwnUser } from '@camp/contracts/account/users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { YourDataSection } from './YourDataSection.tsx';
import { RememberedDevicesSection } from './devices/RememberedDevicesSection.tsx';
import { SessionsSection } from './devices/SessionsSection.tsx';
import { messages } from './messages.ts';
import { PasskeysSection } from './passkeys/PasskeysSection.tsx';
import { ChangePasswordSection } from './ChangePasswordSection.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';

/** The account's settings. Renders nothing when signed out (docs/specification.md#guards). */
export default function SettingsPage() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;
  return <Settings key={session.user.id} user={session.user} />;
}

function Settings({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);

  return (
    <Page title={texts.title} lead={texts.lead} description={texts.description}>
      <ChangePasswordSection user={user} />
      <SecondFactorSection user={user} />
      <PasskeysSection user={user} />
      <SessionsSection user={user} />
      <RememberedDevicesSection user={user} />
      <YourDataSection user={user} />
    </Page>
  );
}
