import type { Role } from '@camp/contracts/site/roles';
import { classNames } from '#styles/class-names.ts';
import styles from './Badge.module.css';

/** Members have none: they are the rule, and the rule needs no mark. */
const looks = {
  admin: styles.admin,
  admin_jr: styles.juniorAdmin,
  mod: styles.moderator,
  subscriber: styles.subscriber,
  member: undefined,
} satisfies Record<Role, string | undefined>;

/** Shows the name of a person's role, in the role's own colours; a member's is plain text. */
export function RoleBadge({ role, children }: { role: Role; children: string }) {
  const look = looks[role];
  if (!look) return <span>{children}</span>;
  return <span className={classNames(styles.badge, look)}>{children}</span>;
}
