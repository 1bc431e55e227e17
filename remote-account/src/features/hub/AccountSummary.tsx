import { useQuery } from '@camp/shell-api';
import type { OwnUser } from '@camp/contracts/account/users';
import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Card, CardRow, CardRows } from '@camp/ui/layout/Card';
import type { ReactNode } from 'react';
import { passkeysQuery, secondFactorQuery, sessionsQuery } from '#features/settings/queries.ts';
import styles from './hub.module.css';
import { messages } from './messages.ts';

interface Props {
  user: OwnUser;
  footer: ReactNode;
}

/** The account in short: each line shows the state of a setting. */
export function AccountSummary({ user, footer }: Props) {
  const texts = useMessages(messages).account;
  const { data: secondFactor } = useQuery(secondFactorQuery(user.id));
  const { data: passkeys } = useQuery(passkeysQuery(user.id));
  const { data: sessions } = useQuery(sessionsQuery(user.id));

  return (
    <Card title={texts.title} footer={footer}>
      <CardRows>
        <Row label={texts.email}>
          {user.email} {Boolean(user.email_verified) && <Verified />}
        </Row>
        <Row label={texts.twoFactor}>
          {secondFactor && (secondFactor.enabled ? texts.on : texts.off)}
        </Row>
        <Row label={texts.passkeys}>{passkeys?.length}</Row>
        <Row label={texts.devices}>{sessions?.length}</Row>
      </CardRows>
    </Card>
  );
}

interface RowProps {
  label: string;
  /** The current state; empty until it is known, and if it could not be loaded. */
  children: ReactNode;
}

function Row({ label, children }: RowProps) {
  return <CardRow link={<span>{label}</span>} value={children ?? ''} />;
}

function Verified() {
  const { verified } = useMessages(messages).account;

  return (
    <span className={styles.verified}>
      <Icon name="check" /> {verified}
    </span>
  );
}
