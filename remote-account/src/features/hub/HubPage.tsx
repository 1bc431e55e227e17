import { ExtensionSlot, Link, useLeave, useSession } from '@camp/shell-api';
import { hubCards } from '@camp/contracts/site/slots';
import { rankLabel } from '@camp/contracts/site/roles';
import { pictureOf } from '@camp/contracts/site/picture-address';
import type { OwnUser } from '@camp/contracts/account/users';
import { isolatedName } from '@camp/ui/data/PersonName';
import { Avatar } from '@camp/ui/data/Avatar';
import { RoleBadge } from '@camp/ui/data/RoleBadge';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Page } from '@camp/ui/layout/Page';
import { Cluster } from '@camp/ui/layout/spacing';
import { formatMonth } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { AccountSummary } from './AccountSummary.tsx';
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

  return (
    <Page
      title={texts.title}
      description={texts.description}
      width="page"
      lead={<Greeting user={user} />}
    >
      <div className={styles.columns}>
        <ExtensionSlot slot={hubCards} data={{}} reserve="var(--reserve)" />
        <AccountSummary user={user} footer={<LogoutButton />} />
      </div>
      <ul className={styles.tiles}>
        {hubCardsFor(user).map((card) => (
          <li key={card.to}>
            <LinkTile {...card} />
          </li>
        ))}
      </ul>
      <WhatIsOn />
    </Page>
  );
}

/** Greets the member; shows the role, and the month of joining. */
function Greeting({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const rank = rankLabel(user);
  const name = isolatedName(user.display_name ?? user.firstname ?? user.username);

  return (
    <div className={styles.greeting}>
      <Avatar src={pictureOf(user)} size={40} />
      <Cluster gap="12px" align="center" className={styles.words}>
        <span className={styles.hello}>{texts.greeting({ name })}</span>
        {rank !== 'Member' && (
          <RoleBadge role={rank === 'Subscriber' ? 'subscriber' : user.role}>
            {texts.rank[rank]}
          </RoleBadge>
        )}
        <time className={styles.muted} dateTime={user.created_at}>
          {texts.since({ month: formatMonth(user.created_at, language) })}
        </time>
      </Cluster>
    </div>
  );
}

const places = [
  { name: 'campgrounds', to: '/campgrounds' },
  { name: 'alerts', to: '/regions/british-columbia/bc_emergency_alerts' },
  { name: 'group', to: '/regions/british-columbia/social' },
  { name: 'plans', to: '/about' },
] as const;

/** Links to what the site offers today and to its plans. */
function WhatIsOn() {
  const texts = useMessages(messages).whatIsOn;

  return (
    <section className={styles.offers}>
      <h2>{texts.title}</h2>
      <Cluster as="ul" gap="8px">
        {places.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>{texts[name]}</Link>
          </li>
        ))}
      </Cluster>
    </section>
  );
}

function LinkTile({ name, to }: HubCard) {
  const { text, action } = useMessages(messages).cards[name];

  return (
    <Link to={to} className={styles.tile}>
      <span className={styles.action}>{action}</span>
      <span className={styles.muted}>{text}</span>
    </Link>
  );
}

function LogoutButton() {
  const leave = useLeave();
  const texts = useMessages(messages);

  return (
    <Button variant="secondary" size="small" onClick={() => void leave()}>
      {texts.logout}
    </Button>
  );
}
