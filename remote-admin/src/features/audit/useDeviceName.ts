import type { AuditEntry } from '@camp/contracts/staff/audit';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';

/** Returns the browser and system of an entry, as much of it as is recognized. */
export function useDeviceName({ device: { browser, system } }: AuditEntry): string {
  const { deviceOf } = useMessages(messages);
  return browser && system ? deviceOf({ browser, system }) : browser || system;
}
