import { type Passkey, removePasskey } from '@camp/contracts/account/passkeys';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { useAct } from '@camp/ui/acts/useAct';
import { isolatedName, PersonName } from '@camp/ui/data/PersonName';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Button } from '@camp/ui/actions/Button';
import { formatAgo, formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { FailureNotice, FocusedNotice } from '#features/settings/notices.tsx';
import { List, ListItem } from '#features/settings/List.tsx';
import { accountKey } from '#features/settings/queries.ts';
import { messages } from './messages.ts';

interface Props {
  userId: number;
  passkeys: readonly Passkey[];
  now: number;
}

/** Every passkey of the account; removing one asks for confirmation. */
export function PasskeyList({ userId, passkeys, now }: Props) {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => api(removePasskey, { params: { id } }),
    /* With the last one the second factor is off. */
    onSuccess: () => queries.invalidateQueries({ queryKey: accountKey(userId) }),
  });
  const { confirm, confirming, text, question, done, failed } = texts.remove;
  const act = useAct<Passkey>(remove, {
    asks: ({ name }) => ({
      title: question({ name: isolatedName(name) }),
      text,
      confirmLabel: confirm,
      pendingLabel: confirming,
    }),
    failed,
    failureShows: 'on-page',
  });

  return (
    <>
      {act.failure && <FailureNotice {...act.failure} />}
      {remove.isSuccess && (
        <FocusedNotice tone="success" about={remove.data}>
          {done({ name: isolatedName(remove.variables.name) })}
        </FocusedNotice>
      )}
      {passkeys.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <List label={texts.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              now={now}
              onRemove={() => act.start(passkey)}
            />
          ))}
        </List>
      )}
      <ActDialog act={act} />
    </>
  );
}

interface PasskeyItemProps {
  passkey: Passkey;
  now: number;
  onRemove: () => void;
}

function PasskeyItem({ passkey, now, onRemove }: PasskeyItemProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const { name, created_at, last_used_at } = passkey;
  const use = last_used_at
    ? texts.used({ ago: formatAgo(last_used_at, now, language) })
    : texts.neverUsed;

  return (
    <ListItem
      name={<PersonName name={name} />}
      details={`${texts.added({ day: formatDay(created_at, language) })} · ${use}`}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.remove.labelOf({ name: isolatedName(name) })}
          onClick={onRemove}
        >
          {texts.remove.label}
        </Button>
      }
    />
  );
}
