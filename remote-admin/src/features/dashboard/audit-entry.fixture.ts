import type { AuditEntry } from '@camp/contracts/staff/audit';

/** An entry of the audit log, of a release and without an actor unless something else is given. */
export const auditEntry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  created_at: '2026-05-03T19:00:00.000Z',
  action: 'release.published',
  actor_user_id: null,
  actor_username: null,
  actor_was: null,
  target_user_id: null,
  target_username: null,
  target_was: null,
  request_ip: '',
  user_agent: '',
  device: { browser: '', system: '' },
  details: {},
  ...more,
});
