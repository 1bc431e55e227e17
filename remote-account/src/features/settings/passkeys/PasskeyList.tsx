import { type Passkey, removePasskey } from '@camp/contracts/account/passkeys';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
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
  const { ask, asked, dialog } = useConfirmedMutation(remove, { failureShows: 'on-page' });
  const { confirm, confirming, text, question, done, failed } = texts.remove;

  return (
    <>
      {remove.error && <FailureNotice error={remove.error} text={failed} />}
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
              onRemove={() => ask(passkey)}
            />
          ))}
        </List>
      )}
      {asked && (
        <ConfirmDialog
          {...dialog}
          title={question({ name: isolatedName(asked.name) })}
          text={text}
          confirmLabel={confirm}
          pendingLabel={confirming}
        />
      )}
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
