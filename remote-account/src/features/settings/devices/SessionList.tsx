import { endOtherSessions, endSession, type OpenSession } from '@camp/contracts/devices';
import { api, useMutation, useQueryClient } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { FailureNotice } from '#features/settings/FailureNotice.tsx';
import { FocusedNotice } from '#features/settings/FocusedNotice.tsx';
import { List } from '#features/settings/List.tsx';
import { sessionsQuery } from '#features/settings/queries.ts';
import { messages } from './messages.ts';
import { SessionItem } from './SessionItem.tsx';
import { useDeviceName } from './useDeviceName.ts';

interface Props {
  userId: number;
  sessions: readonly OpenSession[];
  now: number;
}

/** Every place the account is signed in; this one first, the others with a way to end them. */
export function SessionList({ userId, sessions, now }: Props) {
  const texts = useMessages(messages).sessions;
  const { end, lastDone } = useSessionEnding(userId);
  const own = sessions.filter(({ current }) => current);
  const others = sessions.filter(({ current }) => !current);
  const isEnding = (target: OpenSession | 'others') => end.isPending && end.variables === target;

  if (sessions.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      {end.error && <FailureNotice error={end.error} text={texts.endFailed} />}
      {lastDone && (
        <FocusedNotice tone="success" about={end.data}>
          {lastDone}
        </FocusedNotice>
      )}
      <List label={texts.list}>
        {[...own, ...others].map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            now={now}
            isEnding={isEnding(session)}
            onEnd={() => end.mutate(session)}
          />
        ))}
      </List>
      {others.length > 0 && (
        <div>
          <Button
            variant="secondary"
            pending={isEnding('others')}
            pendingLabel={texts.signingOut}
            onClick={() => end.mutate('others')}
          >
            {texts.signOutOthers}
          </Button>
        </div>
      )}
    </>
  );
}

/** Ends one session or all others, and what to say once the list is up to date. */
function useSessionEnding(userId: number) {
  const texts = useMessages(messages).sessions;
  const nameOf = useDeviceName();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: async (target: OpenSession | 'others') => {
      if (target === 'others') return api(endOtherSessions, { body: {} });
      await api(endSession, { params: { id: target.id } });
      return { ended: 1 };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey }),
  });

  if (!end.isSuccess) return { end, lastDone: null };
  const { variables: target, data } = end;
  const lastDone =
    target === 'others' ? texts.endedOthers(data.ended) : texts.ended(nameOf(target));
  return { end, lastDone };
}
