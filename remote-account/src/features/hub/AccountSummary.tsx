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
  const secondFactor = useQuery(secondFactorQuery(user.id));
  const passkeys = useQuery(passkeysQuery(user.id));
  const sessions = useQuery(sessionsQuery(user.id));

  return (
    <Card title={texts.title} footer={footer}>
      <CardRows>
        <CardRow
          link={<span>{texts.email}</span>}
          {...(user.email_verified && { value: <Verified /> })}
          note={user.email}
        />
        <Row label={texts.twoFactor} query={secondFactor}>
          {({ enabled }) => (enabled ? texts.on : texts.off)}
        </Row>
        <Row label={texts.passkeys} query={passkeys}>
          {({ length }) => length}
        </Row>
        <Row label={texts.devices} query={sessions}>
          {({ length }) => length}
        </Row>
      </CardRows>
    </Card>
  );
}

interface RowProps<State> {
  label: string;
  query: { data: State | undefined; isFetched: boolean };
  /** Says the state in a word. */
  children: (state: State) => ReactNode;
}

/** A setting and its state. Its value is empty until it is known; what could not be loaded has no row. */
function Row<State>({ label, query: { data, isFetched }, children }: RowProps<State>) {
  if (data === undefined && isFetched) return null;
  return <CardRow link={<span>{label}</span>} value={data === undefined ? '' : children(data)} />;
}

function Verified() {
  const { verified } = useMessages(messages).account;

  return (
    <span className={styles.verified}>
      <Icon name="check" /> {verified}
    </span>
  );
}
