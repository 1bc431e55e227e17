import type { Passkey } from '@camp/contracts/passkeys';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { ListItem } from '#features/settings/List.tsx';
import { dayIn, timeAgo } from '#features/settings/moments.ts';
import { messages } from './messages.ts';

interface Props {
  passkey: Passkey;
  now: number;
  onRemove: () => void;
}

export function PasskeyItem({ passkey, now, onRemove }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { name, created_at, last_used_at } = passkey;
  const use = last_used_at
    ? texts.used(timeAgo(language, { at: last_used_at, now }))
    : texts.neverUsed;

  return (
    <ListItem
      name={name}
      details={`${texts.added(dayIn(language, created_at))} · ${use}`}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.remove.labelOf(name)}
          onClick={onRemove}
        >
          {texts.remove.label}
        </Button>
      }
    />
  );
}
