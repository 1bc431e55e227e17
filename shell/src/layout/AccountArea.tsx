import { rankLabel } from '@camp/contracts/roles';
import type { NavigationItem } from '@camp/release/manifest';
import { useSession } from '@camp/shell-api';
import { Avatar } from '@camp/ui/Avatar';
import { Badge } from '@camp/ui/Badge';
import { Button } from '@camp/ui/Button';
import { Menu, MenuItem, MenuSeparator } from '@camp/ui/Menu';
import { Link, useNavigate } from 'react-router';
import styles from './AccountArea.module.css';
import { roleBadgeOf } from './role-badge.ts';

/** 'Login / Register' for visitors; for members their name, role badge and own menu. */
export function AccountArea({ items }: { items: NavigationItem[] }) {
  const { session, logout } = useSession();
  const navigate = useNavigate();

  if (session.status === 'loading') return <span className={styles.placeholder} aria-hidden />;
  if (session.status !== 'signed-in') {
    return (
      <Button size="small" render={<Link to="/login" />}>
        Login / Register
      </Button>
    );
  }

  async function leave() {
    await navigate('/');
    await logout();
  }

  const { user } = session;
  const name = user.display_name ?? user.username;
  const badge = roleBadgeOf(user.role);
  const trigger = (
    <button type="button" className={styles.trigger} title={rankLabel(user)}>
      <Avatar src={user.avatar_url} name={name} size={28} />
      <span className={styles.name}>{name}</span>
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    </button>
  );

  return (
    <Menu trigger={trigger}>
      {items.map(({ to, label }) => (
        <MenuItem key={to} render={<Link to={to} />}>
          {label.en}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => void leave()}>Logout</MenuItem>
    </Menu>
  );
}
