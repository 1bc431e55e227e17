import type { OwnUser } from '@camp/contracts/account/users';
import { api, useMutation, useQuery, useQueryClient } from '@camp/shell-api';
import { Card } from '@camp/ui/layout/Card';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { forgetRememberedDevice, type RememberedDevice } from '@camp/contracts/account/devices';
import { Button } from '@camp/ui/actions/Button';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { rememberedDevicesQuery } from '#features/settings/queries.ts';
import { FailureNotice, FocusedNotice } from '#features/settings/notices.tsx';
import { List, ListItem } from '#features/settings/List.tsx';
import { messages } from './messages.ts';
import { plainAddress, useDeviceName } from './device-name.ts';

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

interface Props {
  userId: number;
  devices: readonly RememberedDevice[];
}

/** Devices that skip the second factor (docs/decisions/second-factor.md#0017). */
function RememberedDeviceList({ userId, devices }: Props) {
  const texts = useMessages(messages).remembered;
  const language = useLanguage();
  const nameOf = useDeviceName();
  const queries = useQueryClient();
  const forget = useMutation({
    mutationFn: ({ id }: RememberedDevice) => api(forgetRememberedDevice, { params: { id } }),
    onSettled: () =>
      queries.invalidateQueries({ queryKey: rememberedDevicesQuery(userId).queryKey }),
  });

  return (
    <>
      {forget.error && <FailureNotice error={forget.error} text={texts.forgetFailed} />}
      {forget.isSuccess && (
        <FocusedNotice tone="success" about={forget.data}>
          {texts.forgotten({ device: nameOf(forget.variables) })}
        </FocusedNotice>
      )}
      {devices.length === 0 && <p>{texts.none}</p>}
      {devices.length > 0 && (
        <List label={texts.list}>
          {devices.map((device) => (
            <ListItem
              key={device.id}
              name={nameOf(device)}
              details={`${plainAddress(device.ip)} · ${texts.until({ day: formatDay(device.remembered_until, language) })}`}
              action={
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={texts.forgetOne({ device: nameOf(device) })}
                  pending={forget.isPending && forget.variables.id === device.id}
                  pendingLabel={texts.forgetting}
                  onClick={() => forget.mutate(device)}
                >
                  {texts.forget}
                </Button>
              }
            />
          ))}
        </List>
      )}
    </>
  );
}
