import { profileFields } from '@camp/contracts/account/profile-fields';
import { pictureOf } from '@camp/contracts/site/picture-address';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { Link } from '@camp/shell-api';
import type { StaffScope } from '@camp/staff/staff-scope';
import { Button } from '@camp/ui/actions/Button';
import { Avatar } from '@camp/ui/data/Avatar';
import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useRef, useState } from 'react';
import { nameOf, personPath } from '#features/staff-users/staff-user.ts';
import type { Texts } from '#texts.d.ts';
import enNewcomer from './Newcomer.en.json' with { type: 'json' };
import frNewcomer from './Newcomer.fr.json' with { type: 'json' };
import styles from './cells.module.css';

const messages = defineMessages<Texts['features/staff-users/table/Newcomer']>({
  en: enNewcomer,
  fr: frNewcomer,
});

interface RowProps {
  user: StaffUser;
  tabIndex: number | undefined;
}

/** Shows what a person wrote about themselves for everyone to read, two lines until more is asked for, with their picture. */
export function Written({ user, tabIndex }: RowProps) {
  const { bio, avatar_url: picture } = user;
  if (!bio && !picture) return null;

  return (
    <span className={styles.written}>
      {picture && <Avatar src={pictureOf(user)} size={40} />}
      {bio && <Bio text={bio} name={nameOf(user)} tabIndex={tabIndex} />}
    </span>
  );
}

interface BioProps {
  text: string;
  name: string;
  tabIndex: number | undefined;
}

function Bio({ text, name, tabIndex }: BioProps) {
  const texts = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const lines = useRef<HTMLElement>(null);

  /* Rows out of sight are not laid out: the observer speaks once they are, and when the window changes. */
  useEffect(() => {
    const cut = lines.current;
    if (!cut || isOpen) return;
    const observer = new ResizeObserver(() => setCut(cut.scrollHeight > cut.clientHeight));
    observer.observe(cut);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <span className={styles.bio}>
      <bdi ref={lines} data-open={isOpen}>
        {text}
      </bdi>
      {(isCut || isOpen) && (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.lessOf({ name }) : texts.moreOf({ name })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.less : texts.more}
        </button>
      )}
    </span>
  );
}

interface ActsProps extends RowProps {
  scope: StaffScope;
}

/** The two acts that newcomers are read for. Each opens the person's page with its question. */
export function NewcomerActs({ user, scope, tabIndex }: ActsProps) {
  const { acts } = useMessages(messages);
  const hasProfile = profileFields.some((field) => user[field] !== null);
  const name = nameOf(user);
  const open = [
    user.can.clearProfile && hasProfile && ('clear' as const),
    user.can.suspend && !user.suspension && ('suspend' as const),
  ].filter((act) => act !== false);

  return (
    <span className={styles.acts}>
      {open.map((act) => (
        <Button
          key={act}
          variant={act === 'suspend' ? 'danger' : 'secondary'}
          size="row"
          tabIndex={tabIndex}
          aria-label={acts[act].of({ name })}
          render={<Link to={`${personPath(scope, user.id)}?do=${act}`} />}
        >
          {acts[act].label}
        </Button>
      ))}
    </span>
  );
}
