import type { RememberedDevice } from '@camp/contracts/account/devices';
import { forgetDeviceOf } from '@camp/contracts/staff/staff-sessions';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { api, useQueryClient } from '@camp/shell-api';
import { ActInPlace } from '@camp/ui/acts/ActInPlace';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay, formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useUserAct } from '#features/staff-users/actions/useUserAct.ts';
import styles from '#features/staff-users/second-factor/second-factor.module.css';
import { messages } from './messages.ts';
import { sessionsQuery } from './sessions.queries.ts';
import { useDeviceName } from './useDeviceName.ts';

interface Props {
  user: StaffUser;
  devices: readonly RememberedDevice[];
  onDone: (outcome: string) => void;
}

/** Lists the devices on which a person logs in without a code, with buttons to require one again. */
export function RememberedDevices({ user, devices, onDone }: Props) {
  const texts = useMessages(messages);
  if (devices.length === 0) return null;

  return (
    <>
      <h4 className={styles.title}>{texts.devices}</h4>
      <p className={styles.text}>{texts.devicesText}</p>
      <ul className={styles.sessions} aria-label={texts.devices}>
        {devices.map((device) => (
          <DeviceItem key={device.id} user={user} device={device} onDone={onDone} />
        ))}
      </ul>
    </>
  );
}

interface ItemProps extends Omit<Props, 'devices'> {
  device: RememberedDevice;
}

function DeviceItem({ user, device, onDone }: ItemProps) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const queries = useQueryClient();
  const name = useDeviceName(device);
  const forget = useUserAct(user, 'endSessions', {
    label: texts.forget({ device: name }),
    asks: () => ({ text: texts.forgetQuestion, confirmLabel: texts.confirmForget }),
    call: () => api(forgetDeviceOf, { params: { id: user.id, device: device.id } }),
    failed: texts.forgetFailed,
    onSuccess: () => {
      onDone(texts.forgotten);
      return queries.invalidateQueries({ queryKey: sessionsQuery(user.id).queryKey });
    },
  });
  const facts = [
    device.ip,
    texts.until({ day: formatDay(device.remembered_until, language) }),
    texts.lastSeen({ moment: formatMoment(device.last_seen_at, 'minute', language) }),
  ];

  return (
    <li className={styles.session}>
      <strong>{name}</strong>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      <ActInPlace act={forget} />
    </li>
  );
}
