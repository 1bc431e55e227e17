import type { Ending } from '@camp/contracts/staff/release-visitors';
import type { Generation } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './releases.module.css';
import { useEndingText } from './VisitorsFailed.tsx';

interface Props {
  version: string;
  /** Given if its generation brought it, for the first time or again; it is then bold and marked so. */
  brought?: 'new' | 'back' | false;
  /** Why it was ended or taken back automatically, if it ever was. */
  bad?: Ending | undefined;
}

/** Returns if a generation brought a build, and if any before it, as far as they are known, had the same. */
export function broughtIn(
  { generation }: Generation,
  { name, version, is_new }: Generation['builds'][number],
  history: readonly Generation[],
): 'new' | 'back' | false {
  if (!is_new) return false;
  const earlier = history.filter((other) => other.generation < generation);
  const hadIt = earlier
    .flatMap(({ builds }) => builds)
    .some((other) => other.name === name && other.version === version);
  return hadIt ? 'back' : 'new';
}

export function Version({ version, brought = false, bad }: Props) {
  const texts = useMessages(messages);
  const endingText = useEndingText();

  return (
    <span className={styles.version} data-new={brought !== false}>
      <code>{version}</code>{' '}
      {brought && (
        <Badge tone={brought === 'new' ? 'accent' : 'neutral'}>
          {brought === 'new' ? texts.isNew : texts.isBack}
        </Badge>
      )}
      {bad && <Badge tone="danger">{texts.bad({ what: endingText(bad) })}</Badge>}
    </span>
  );
}
