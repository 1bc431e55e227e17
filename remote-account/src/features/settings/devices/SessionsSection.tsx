import type { OwnUser } from '@camp/contracts/users';
import { useQuery } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { sessionsQuery } from '#features/settings/queries.ts';
import { messages } from './messages.ts';
import { SessionList } from './SessionList.tsx';

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
