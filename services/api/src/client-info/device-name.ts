import type { Language } from '@camp/contracts/sentences/language';
import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** A browser and its system, in plain words. Empty where we do not recognize them. */
interface DeviceWords {
  browser: string;
  system: string;
}

const unknown: DeviceWords = { browser: '', system: '' };
const knownBrowsers = new Set(Object.values(BROWSER_MAP));
const knownSystems = new Set(Object.values(OS_MAP));

/** Only names that the library knows pass, because the header is the caller's text and may be anything. */
export function describeUserAgent(userAgent: string): DeviceWords {
  if (userAgent.trim() === '') return unknown;
  const { browser, os } = parse(userAgent);
  return {
    browser: knownOrEmpty(knownBrowsers, browser.name),
    system: knownOrEmpty(knownSystems, os.name),
  };
}

function knownOrEmpty(known: Set<string>, name: string | undefined): string {
  return name !== undefined && known.has(name) ? name : '';
}

const phrases = {
  en: { unknown: 'an unknown browser', on: 'on' },
  fr: { unknown: 'un navigateur inconnu', on: 'sur' },
};

/** Returns words such as 'Firefox on Windows', for a mail. */
export function nameDevice(userAgent: string, language: Language): string {
  const { browser, system } = describeUserAgent(userAgent);
  const { unknown: noName, on } = phrases[language];
  return [browser || noName, ...(system ? [on, system] : [])].join(' ');
}
