import type { OwnUser } from '@camp/contracts/users';
import { useQuery } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { rememberedDevicesQuery } from '#features/settings/queries.ts';
import { messages } from './messages.ts';
import { RememberedDeviceList } from './RememberedDeviceList.tsx';

export function RememberedDevicesSection({ user }: { user: OwnUser }) {
  const texts = useMessages(messages).remembered;
  const devices = useQuery(rememberedDevicesQuery(user.id));

  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <QueryView query={devices} loading={texts.loading} failed={texts.failed}>
        {(data) => <RememberedDeviceList userId={user.id} devices={data} />}
      </QueryView>
    </Card>
  );
}
