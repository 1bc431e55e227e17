import type { OpenSession } from '@camp/contracts/account/devices';
import { Badge } from '@camp/ui/data/Badge';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatAgo, formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { ListItem } from '#features/settings/List.tsx';
import { messages } from './messages.ts';
import { plainAddress, useDeviceName } from './device-name.ts';

interface Props {
  session: OpenSession;
  now: number;
  isEnding: boolean;
  onEnd: () => void;
}

/** One session: browser, system, IP address and last activity. */
export function SessionItem({ session, now, isEnding, onEnd }: Props) {
  const texts = useMessages(messages).sessions;
  const language = useLanguage();
  const name = useDeviceName()(session);
  const { current, ip, created_at, last_seen_at } = session;
  const activity = current
    ? texts.activeNow
    : texts.activeAgo({ ago: formatAgo(last_seen_at, now, language) });

  return (
    <ListItem
      name={
        <>
          {name} {current && <Badge tone="accent">{texts.thisOne}</Badge>}
        </>
      }
      details={
        <>
          {plainAddress(ip)} · <time dateTime={last_seen_at}>{activity}</time> ·{' '}
          {texts.since({ day: formatDay(created_at, language) })}
        </>
      }
      action={
        !current && (
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.signOutOf({ device: name })}
            pending={isEnding}
            pendingLabel={texts.signingOut}
            onClick={onEnd}
          >
            {texts.signOut}
          </Button>
        )
      }
    />
  );
}
