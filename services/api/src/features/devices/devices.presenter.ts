import type { DeviceSession } from '#models/device-session.ts';
import type { KnownDevice } from '#models/known-device.ts';
import { describeUserAgent } from '#client-info/device-name.ts';

/** What people see of a device of theirs: words instead of the header it sent. */
export function presentDevice(row: DeviceSession | KnownDevice) {
  return {
    id: row.id,
    ...describeUserAgent(row.userAgent),
    ip: row.ip,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  };
}
