import type { OpenSession } from '@camp/contracts/devices';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';

type Words = Pick<OpenSession, 'browser' | 'system'>;

/** Calls a device by its browser and system, as in 'Firefox on Windows'. */
export function useDeviceName(): (words: Words) => string {
  const { named, unknownBrowser, unknownSystem } = useMessages(messages).device;

  return ({ browser, system }) => {
    if (browser === '' && system === '') return unknownBrowser;
    return named(browser || unknownBrowser, system || unknownSystem);
  };
}
