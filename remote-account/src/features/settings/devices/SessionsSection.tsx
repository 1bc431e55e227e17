import type { OwnUser } from '@camp/contracts/account/users';
import { api, useMutation, useQuery, useQueryClient } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { endOtherSessions, endSession, type OpenSession } from '@camp/contracts/account/devices';
import { Button } from '@camp/ui/actions/Button';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { sessionsQuery } from '#features/settings/queries.ts';
import { FailureNotice, FocusedNotice } from '#features/settings/notices.tsx';
import { List } from '#features/settings/List.tsx';
import type { ComponentProps } from 'react';
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
  const question = useConfirmedMutation<Ending>(end, { failureShows: 'on-page' });
  const isEnding = (target: Ending) => end.isPending && end.variables === target;

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
            onEnd={() => question.ask(session)}
          />
        ))}
      </List>
      {others.length > 0 && (
        <div>
          <Button
            variant="secondary"
            pending={isEnding('others')}
            pendingLabel={texts.signingOut}
            onClick={() => question.ask('others')}
          >
            {texts.signOutOthers}
          </Button>
        </div>
      )}
      <EndQuestion target={question.asked} {...question.dialog} />
    </>
  );
}

interface QuestionProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'isPending' | 'onConfirm' | 'onCancel'
> {
  target: Ending | undefined;
}

/** Asks first, because anyone who is using that device gets interrupted. */
function EndQuestion({ target, ...dialog }: QuestionProps) {
  const texts = useMessages(messages).sessions;
  const nameOf = useDeviceName();
  const isOne = typeof target === 'object';

  return (
    <ConfirmDialog
      {...dialog}
      title={isOne ? texts.askOne({ device: nameOf(target) }) : texts.askOthers}
      text={isOne ? texts.askOneText : texts.askOthersText}
      confirmLabel={isOne ? texts.signOut : texts.signOutOthers}
      pendingLabel={texts.signingOut}
    />
  );
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
