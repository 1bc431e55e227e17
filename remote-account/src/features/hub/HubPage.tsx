import { Link, useLeave, useSession } from '@camp/shell-api';
import { rankLabel } from '@camp/contracts/site/roles';
import type { OwnUser } from '@camp/contracts/account/users';
import { isolatedName, PersonName } from '@camp/ui/data/PersonName';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { Cluster } from '@camp/ui/layout/spacing';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { type HubCard, hubCardsFor } from './hub-cards.ts';
import styles from './hub.module.css';
import { messages } from './messages.ts';

/** A member's own start page. */
export default function HubPage() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;
  return <Hub user={session.user} />;
}

function Hub({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const name = isolatedName(user.display_name ?? user.firstname ?? user.username);

  return (
    <Page title={texts.title} description={texts.description} actions={<LogoutButton />}>
      <Cluster as="p" gap={3} align="center" className={styles.greeting}>
        {texts.greeting(name)} <Badge tone="accent">{texts.rank[rankLabel(user)]}</Badge>
      </Cluster>
      <CardGrid columns={2}>
        <AccountSummary user={user} />
        {hubCardsFor(user).map((card) => (
          <LinkCard key={card.to} {...card} />
        ))}
      </CardGrid>
    </Page>
  );
}

function LinkCard({ name, to }: HubCard) {
  const { title, text, action } = useMessages(messages).cards[name];

  return (
    <Card
      title={title}
      footer={
        <Button variant="secondary" size="small" render={<Link to={to} />}>
          {action}
        </Button>
      }
    >
      <p>{text}</p>
    </Card>
  );
}

function LogoutButton() {
  const leave = useLeave();
  const texts = useMessages(messages);

  return (
    <Button variant="secondary" onClick={() => void leave()}>
      {texts.logout}
    </Button>
  );
}

/** The account in short. */
function AccountSummary({ user }: { user: OwnUser }) {
  const texts = useMessages(messages).account;
  const language = useLanguage();

  return (
    <Card title={texts.title}>
      <dl className={styles.facts}>
        <dt>{texts.username}</dt>
        <dd>
          <PersonName name={user.username} />
        </dd>
        <dt>{texts.email}</dt>
        <dd>{user.email}</dd>
        <dt>{texts.since}</dt>
        <dd>
          <time dateTime={user.created_at}>{formatDay(user.created_at, language)}</time>
        </dd>
      </dl>
    </Card>
  );
}
