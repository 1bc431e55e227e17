import { Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { StaffPage } from '#layout/StaffPage.tsx';
import styles from './dashboard.module.css';
import { messages } from './messages.ts';

const cards = ['users', 'audit', 'billing', 'health', 'email', 'releases'] as const;

/** Our own drawings on a 24-unit grid, each one stroked path. */
const emblems = {
  users:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.3-3.6 2.9-5.5 6.5-5.5s6.2 1.9 6.5 5.5M15.8 5a3.2 3.2 0 0 1 0 6M18 14.9c2 .7 3.3 2.4 3.5 5.1',
  audit: 'M6 3.5h9l4 4V20.5H6ZM14.5 3.5V8H19M9 12h7M9 15h7M9 18h4',
  billing: 'M3 6.5h18v11.5H3ZM3 10.5h18M6.5 14.5h4',
  health: 'M2.5 12.5H7l2.5-6.5 4.5 12 2.5-5.5h5',
  email: 'M3 6h18v12.5H3ZM3.5 6.5 12 13.5l8.5-7',
  releases: 'M12 3.5 20.5 8 12 12.5 3.5 8ZM3.5 12 12 16.5l8.5-4.5M3.5 16 12 20.5l8.5-4.5',
} as const satisfies Record<CardName, string>;

type CardName = (typeof cards)[number];

/** Where staff start: a card for each admin page. */
export default function DashboardPage() {
  const texts = useMessages(messages);

  return (
    <StaffPage title={texts.title} lead={texts.lead} isBelowDashboard={false} width="wide">
      <CardGrid columns={3}>
        {cards.map((name) => (
          <DashboardCard key={name} name={name} />
        ))}
      </CardGrid>
    </StaffPage>
  );
}

function DashboardCard({ name }: { name: CardName }) {
  const { title, text, action } = useMessages(messages).cards[name];

  return (
    <Card
      footer={
        <Button variant="secondary" size="small" render={<Link to={`/admin/${name}`} />}>
          {action}
        </Button>
      }
    >
      <div className={styles.head}>
        <Emblem name={name} />
        <h2 className={styles.title}>{title}</h2>
      </div>
      <p>{text}</p>
    </Card>
  );
}

/** Decorative; the card's title says what it means. */
function Emblem({ name }: { name: CardName }) {
  return (
    <svg className={styles.emblem} viewBox="0 0 24 24" aria-hidden="true">
      <path d={emblems[name]} />
    </svg>
  );
}
