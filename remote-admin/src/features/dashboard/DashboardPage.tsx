import { Link } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { Card, CardGrid } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { StaffPage } from '#layout/StaffPage.tsx';
import styles from './DashboardPage.module.css';
import { Emblem } from './Emblem.tsx';
import { messages } from './messages.ts';

const cards = ['users', 'audit', 'billing', 'health', 'email', 'releases'] as const;

/** Where staff begin; one card for each admin page. */
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

function DashboardCard({ name }: { name: (typeof cards)[number] }) {
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
