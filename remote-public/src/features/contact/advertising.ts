import { brand } from '@camp/shell-api';

/** Advertisers' mailboxes, by the choice on the contact page. */
export const advertisingMailboxes = {
  general: brand.mailboxes.advertising,
  britishColumbia: brand.mailboxes.advertisingBritishColumbia,
} as const;

export type AdvertisingChoice = keyof typeof advertisingMailboxes;

export function isAdvertisingChoice(value: string): value is AdvertisingChoice {
  return Object.hasOwn(advertisingMailboxes, value);
}
