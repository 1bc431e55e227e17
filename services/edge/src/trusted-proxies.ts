import { isIP } from 'node:net';
import * as z from 'zod';

/** Addresses and ranges (CIDR), separated by commas or spaces. */
export const trustedProxiesSchema = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((values) => values.every(isAddressOrRange), {
    message: 'List addresses or ranges, such as 127.0.0.1, 10.0.0.0/8.',
  });

function isAddressOrRange(value: string): boolean {
  const [, address = '', size] = /^([^/]+)(?:\/(\d+))?$/.exec(value) ?? [];
  const longest = isIP(address) === 6 ? 128 : 32;
  return isIP(address) > 0 && (size === undefined || Number(size) <= longest);
}
