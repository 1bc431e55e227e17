import type { OwnUser } from '@camp/contracts/users';
import { useQuery } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { secondFactorQuery } from '#features/settings/queries.ts';
import { messages } from './messages.ts';
import { SecondFactorState } from './SecondFactorState.tsx';

export function SecondFactorSection({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const status = useQuery(secondFactorQuery(user.id));

  return (
    <Card title={texts.title}>
      <QueryView query={status} loading={texts.loading} failed={texts.failed}>
        {(data) => <SecondFactorState userId={user.id} status={data} />}
      </QueryView>
    </Card>
  );
}
