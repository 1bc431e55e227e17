import type { Passkey } from '@camp/contracts/passkeys';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatAgo, formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { ListItem } from '#features/settings/List.tsx';
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
  const use = last_used_at ? texts.used(formatAgo(last_used_at, now, language)) : texts.neverUsed;

  return (
    <ListItem
      name={name}
      details={`${texts.added(formatDay(created_at, language))} · ${use}`}
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
