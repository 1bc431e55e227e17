import { mayOpen, rankLabel, type Role } from '@camp/contracts/site/roles';
import type { OwnUser } from '@camp/contracts/account/users';
import type { NavigationItem } from '@camp/release/document/manifest';
import { useLeave } from '@camp/shell-api';
import { Avatar } from '@camp/ui/data/Avatar';
import { pictureOf } from '@camp/contracts/site/picture-address';
import { PersonName } from '@camp/ui/data/PersonName';
import { RoleBadge } from '@camp/ui/data/RoleBadge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Menu, MenuItem, MenuSeparator } from '@camp/ui/actions/Menu';
import { Link } from 'react-router';
import { InspectorKey } from '#remotes/inspector/InspectorKey.tsx';
import styles from './bar-tools.module.css';
import { messages } from './messages.ts';

interface AccountMenuProps {
  user: OwnUser;
  items: NavigationItem[];
}

/** Badges next to a staff member's name (docs/specification.md#people-and-roles). */
const badgeLabels: Partial<Record<Role, string>> = {
  admin: 'Admin',
  admin_jr: 'Admin',
  mod: 'Mod',
};

/** A member's name, role badge and menu. A separate chunk, because visitors do not need it. */
export default function AccountMenu({ user, items }: AccountMenuProps) {
  const leave = useLeave();
  const language = useLanguage();
  const text = useMessages(messages);

  const name = user.display_name ?? user.username;
  const badge = badgeLabels[user.role];
  const trigger = (
    <button type="button" className={styles.trigger} title={rankLabel(user)}>
      <Avatar src={pictureOf(user)} size={28} />
      <PersonName name={name} className={styles.name} />
      {badge && <RoleBadge role={user.role}>{badge}</RoleBadge>}
    </button>
  );

  return (
    <>
      <Menu trigger={trigger}>
        {items.map(({ to, label }) => (
          <MenuItem key={to} render={<Link to={to} />}>
            {label[language]}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onClick={() => void leave()}>{text.logout}</MenuItem>
      </Menu>
      {mayOpen('moderator', user.role) && <InspectorKey />}
    </>
  );
}
