import type { OwnUser } from '@camp/contracts/account/users';
import { api, useMutation, useQuery, useQueryClient } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { endOtherSessions, endSession, type OpenSession } from '@camp/contracts/account/devices';
import { Button } from '@camp/ui/actions/Button';
import { ActDialog } from '@camp/ui/acts/ActDialog';
import { type Question, useAct } from '@camp/ui/acts/useAct';
import { sessionsQuery } from '#features/settings/queries.ts';
import { FailureNotice, FocusedNotice } from '#features/settings/notices.tsx';
import { List } from '#features/settings/List.tsx';
import { messages } from './messages.ts';
import { SessionItem } from './SessionItem.tsx';
import { useDeviceName } from './device-name.ts';

export function SessionsSection({ user }: { user: OwnUser }) {
  const texts = useMessages(messages).sessions;
  const sessions = useQuery(sessionsQuery(user.id));

  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <QueryView query={sessions} loading={texts.loading} failed={texts.failed}>
        {(data) => <SessionList userId={user.id} sessions={data} now={sessions.dataUpdatedAt} />}
      </QueryView>
    </Card>
  );
}

interface Props {
  userId: number;
  sessions: readonly OpenSession[];
  now: number;
}

/** The account's sessions: this one first, the others with a button to end them. */
function SessionList({ userId, sessions, now }: Props) {
  const texts = useMessages(messages).sessions;
  const { end, lastDone } = useSessionEnding(userId);
  const own = sessions.filter(({ current }) => current);
  const others = sessions.filter(({ current }) => !current);
  const act = useAct<Ending>(end, {
    asks: useEndQuestion(),
    failed: texts.endFailed,
    failureShows: 'on-page',
  });
  const isEnding = (target: Ending) => end.isPending && end.variables === target;

  if (sessions.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      {act.failure && <FailureNotice {...act.failure} />}
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
            onEnd={() => act.start(session)}
          />
        ))}
      </List>
      {others.length > 0 && (
        <div>
          <Button
            variant="secondary"
            pending={isEnding('others')}
            pendingLabel={texts.signingOut}
            onClick={() => act.start('others')}
          >
            {texts.signOutOthers}
          </Button>
        </div>
      )}
      <ActDialog act={act} />
    </>
  );
}

/** Returns the question before it: anyone who is using that device gets interrupted. */
function useEndQuestion(): (target: Ending) => Question {
  const texts = useMessages(messages).sessions;
  const nameOf = useDeviceName();

  return (target) => ({
    title: target === 'others' ? texts.askOthers : texts.askOne({ device: nameOf(target) }),
    text: target === 'others' ? texts.askOthersText : texts.askOneText,
    confirmLabel: target === 'others' ? texts.signOutOthers : texts.signOut,
    pendingLabel: texts.signingOut,
  });
}

/** One session, or all but this one. */
type Ending = OpenSession | 'others';

/** Ends one session or all others; `lastDone` is the message to show afterwards. */
function useSessionEnding(userId: number) {
  const texts = useMessages(messages).sessions;
  const nameOf = useDeviceName();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: async (target: Ending) => {
      if (target === 'others') return api(endOtherSessions, { body: {} });
      await api(endSession, { params: { id: target.id } });
      return { ended: 1 };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey }),
  });

  if (!end.isSuccess) return { end, lastDone: null };
  const { variables: target, data } = end;
  const lastDone =
    target === 'others'
      ? texts.endedOthers({ count: data.ended })
      : texts.ended({ device: nameOf(target) });
  return { end, lastDone };
}
