import { mayOpen, rankLabel, type Role } from '@camp/contracts/site/roles';
import type { OwnUser } from '@camp/contracts/account/users';
import type { NavigationItem } from '@camp/release/document/manifest';
import { useLeave } from '@camp/shell-api';
import { Avatar } from '@camp/ui/data/Avatar';
import { pictureOf } from '@camp/contracts/site/picture-address';
import { PersonName } from '@camp/ui/data/PersonName';
import { RoleBadge } from '@camp/ui/data/RoleBadge';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Menu, MenuItem, MenuSeparator } from '@camp/ui/actions/Menu';
import { Link } from 'react-router';
import { useInspector } from '#remotes/inspector/useInspector.tsx';
import type { Texts } from '#texts.d.ts';
import en from './AccountMenu.en.json' with { type: 'json' };
import fr from './AccountMenu.fr.json' with { type: 'json' };
import styles from './bar-tools.module.css';
import { messages } from './messages.ts';

interface AccountMenuProps {
  user: OwnUser;
  items: NavigationItem[];
}

/* Apart from the texts of the bar, which visitors get. */
const staffMessages = defineMessages<Texts['layout/AccountMenu']>({ en, fr });

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
  const { inspect } = useMessages(staffMessages);
  const mayInspect = mayOpen('moderator', user.role);
  const { panel, toggle } = useInspector(mayInspect);

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
        {mayInspect && <MenuItem onClick={toggle}>{inspect}</MenuItem>}
        <MenuSeparator />
        <MenuItem onClick={() => void leave()}>{text.logout}</MenuItem>
      </Menu>
      {panel}
    </>
  );
}
