import type { StaffSession } from '@camp/contracts/staff/staff-sessions';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';

/** Such as 'Firefox on Windows', as far as it is known. */
export function useDeviceName({
  browser,
  system,
}: Pick<StaffSession, 'browser' | 'system'>): string {
  const { named, unknownBrowser } = useMessages(messages);
  const name = browser || unknownBrowser;
  return system ? named({ browser: name, system }) : name;
}
