import type { OpenSession } from '@camp/contracts/account/devices';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';

type Words = Pick<OpenSession, 'browser' | 'system'>;

/** Names a device by its browser and system: 'Firefox on Windows'. */
export function useDeviceName(): (words: Words) => string {
  const { named, unknownBrowser, unknownSystem } = useMessages(messages).device;

  return ({ browser, system }) => {
    if (browser === '' && system === '') return unknownBrowser;
    return named({ browser: browser || unknownBrowser, system: system || unknownSystem });
  };
}

/** An IP address as people know it: IPv4-mapped IPv6 addresses (RFC 4291, 2.5.5.2) become plain IPv4. */
export function plainAddress(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '');
}
