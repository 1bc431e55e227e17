import type { OwnUser } from '@camp/contracts/users';
import { useQuery } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { passkeysQuery } from '#features/settings/queries.ts';
import { supportsPasskeys } from '#second-factor/passkey.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { messages } from './messages.ts';
import { PasskeyList } from './PasskeyList.tsx';

/** The account's passkeys, and a way to a further one where the browser knows them. */
export function PasskeysSection({ user }: { user: OwnUser }) {
  const texts = useMessages(messages);
  const passkeys = useQuery(passkeysQuery(user.id));

  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <QueryView query={passkeys} loading={texts.loading} failed={texts.failed}>
        {(data) => (
          <>
            <PasskeyList userId={user.id} passkeys={data} now={passkeys.dataUpdatedAt} />
            {supportsPasskeys() ? (
              <AddPasskey userId={user.id} />
            ) : (
              <Notice tone="info">{texts.unsupported}</Notice>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
