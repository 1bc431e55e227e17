import { Link, useNavigate, useSession } from '@camp/shell-api';
import { rankLabel } from '@camp/contracts/roles';
import type { OwnUser } from '@camp/contracts/users';
import { Badge } from '@camp/ui/Badge';
import { Button } from '@camp/ui/Button';
import { Card, CardGrid } from '@camp/ui/Card';
import { Page } from '@camp/ui/Page';
import { AccountSummary } from './AccountSummary.tsx';
import { hubCardsFor } from './hub-cards.ts';
import styles from './HubPage.module.css';

/** A member's own start page. */
export default function HubPage() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;
  return <Hub user={session.user} />;
}

function Hub({ user }: { user: OwnUser }) {
  const name = user.display_name ?? user.firstname ?? user.username;

  return (
    <Page title="My Hub" actions={<LogoutButton />}>
      <p className={styles.greeting}>
        Good to see you, {name}. <Badge tone="accent">{rankLabel(user)}</Badge>
      </p>
      <CardGrid columns={3}>
        <AccountSummary user={user} />
        {hubCardsFor(user.role).map(({ to, title, text, action }) => (
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

function LogoutButton() {
  const { logout } = useSession();
  const navigate = useNavigate();

  /* Away from the guarded page first, or its guard would send the visitor to /login. */
  async function leave() {
    await navigate('/');
    await logout();
  }

  return (
    <Button variant="secondary" onClick={() => void leave()}>
      Logout
    </Button>
  );
}
