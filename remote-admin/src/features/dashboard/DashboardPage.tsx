import { Link, useSession } from '@camp/shell-api';
import { Button } from '@camp/ui/Button';
import { Card, CardGrid } from '@camp/ui/Card';
import { Page } from '@camp/ui/Page';

const breadcrumb = [{ label: 'Home', to: '/' }, { label: 'Admin' }];

const cards = [
  {
    to: '/admin/users',
    title: 'Users',
    text: 'Find members and see their roles, subscriptions and verification.',
    action: 'Open users',
  },
];

/** Where staff begin; one card for each admin page. */
export default function DashboardPage() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;

  return (
    <Page
      title="Admin Dashboard"
      lead="Everything that keeps the campsite running."
      breadcrumb={breadcrumb}
      renderLink={({ label, to = '/' }) => <Link to={to}>{label}</Link>}
    >
      <CardGrid columns={3}>
        {cards.map(({ to, title, text, action }) => (
          <Card
            key={to}
            title={title}
            footer={
              <Button variant="secondary" size="small" render={<Link to={to} />}>
                {action}
              </Button>
            }
          >
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Page>
  );
}
