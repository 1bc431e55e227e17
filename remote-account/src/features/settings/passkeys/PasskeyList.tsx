import { type Passkey, removePasskey } from '@camp/contracts/passkeys';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { FailureNotice } from '#features/settings/FailureNotice.tsx';
import { FocusedNotice } from '#features/settings/FocusedNotice.tsx';
import { List } from '#features/settings/List.tsx';
import { passkeysQuery } from '#features/settings/queries.ts';
import { messages } from './messages.ts';
import { PasskeyItem } from './PasskeyItem.tsx';

interface Props {
  userId: number;
  passkeys: readonly Passkey[];
  now: number;
}

/** Every passkey of the account; one goes after a question. */
export function PasskeyList({ userId, passkeys, now }: Props) {
  const texts = useMessages(messages);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => api(removePasskey, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey }),
  });
  const { ask, asked, dialog } = useConfirmedMutation(remove, { failureShows: 'on-page' });
  const { confirm, confirming, text, question, done, failed } = texts.remove;

  return (
    <>
      {remove.error && <FailureNotice error={remove.error} text={failed} />}
      {remove.isSuccess && (
        <FocusedNotice tone="success" about={remove.data}>
          {done(remove.variables.name)}
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
          title={question(asked.name)}
          text={text}
          confirmLabel={confirm}
          pendingLabel={confirming}
        />
      )}
    </>
  );
}
