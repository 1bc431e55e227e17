import { rankLabel } from '@camp/contracts/roles';
import type { OwnUser } from '@camp/contracts/users';
import type { NavigationItem } from '@camp/release/document/manifest';
import { useLeave } from '@camp/shell-api';
import { Avatar } from '@camp/ui/data/Avatar';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Menu, MenuItem, MenuSeparator } from '@camp/ui/actions/Menu';
import { Link } from 'react-router';
import styles from './AccountArea.module.css';
import { messages } from './messages.ts';
import { roleBadgeOf } from './role-badge.ts';

interface AccountMenuProps {
  user: OwnUser;
  items: NavigationItem[];
}

/** A member's name, role badge and own menu. A chunk of its own: visitors need no menu. */
export default function AccountMenu({ user, items }: AccountMenuProps) {
  const leave = useLeave();
  const language = useLanguage();
  const text = useMessages(messages);

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
          {label[language]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onClick={() => void leave()}>{text.logout}</MenuItem>
    </Menu>
  );
}
