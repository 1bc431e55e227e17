import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import * as z from 'zod';

/** Each address is whole, so a password may have a comma. */
export const addressesIn = (setting: string): string[] => setting.split(/,(?=\w+:\/\/)/);

const location = z.url({ protocol: /^(mysql|mariadb)$/ });

/** Settings of TLS that an address may have, by the names that MySQL's own programs use. */
const asked = z.strictObject({
  ssl: z.enum(['true', 'false']).optional(),
  'ssl-mode': z.enum(['DISABLED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY']).optional(),
  'ssl-ca': z.string().min(1).optional(),
});

const settingsIn = ({ searchParams }: URL) => Object.fromEntries(searchParams);

const modeOf = ({ ssl, 'ssl-mode': mode }: z.output<typeof asked>) =>
  mode ?? (ssl === 'true' ? 'REQUIRED' : 'DISABLED');

/** True if an address can be used. Only a name can be held against a certificate. */
export function isDatabaseAddress(address: string): boolean {
  if (!location.safeParse(address).success) return false;
  const url = new URL(address);
  const { data } = asked.safeParse(settingsIn(url));
  if (!data) return false;
  return ['DISABLED', 'VERIFY_CA'].includes(modeOf(data)) || isIP(url.hostname) === 0;
}

/** As the driver of MySQL takes it. */
interface Tls {
  rejectUnauthorized: true;
  /** True if the certificate must name the host, too. */
  verifyIdentity: boolean;
  minVersion: 'TLSv1.2';
  /** Authorities to trust in place of those that Node trusts. */
  ca?: string;
}

export interface DatabaseServer {
  /** Without what it says about TLS. */
  url: URL;
  /** Null where nothing is encrypted. */
  tls: Tls | null;
}

/**
 * Returns the server at an address, and its TLS settings. With TLS its certificate must be verifiable: without that,
 * anyone on the way could be the database (docs/decisions/stores.md#0272).
 * @throws when the file of authorities cannot be read.
 */
export function databaseServerAt(address: string): DatabaseServer {
  const url = new URL(address);
  const given = asked.parse(settingsIn(url));
  const { 'ssl-ca': authorities } = given;
  const mode = modeOf(given);
  url.search = '';
  if (mode === 'DISABLED') return { url, tls: null };
  const ca = authorities && readFileSync(authorities, 'utf8');
  const verifyIdentity = mode !== 'VERIFY_CA';
  const tls: Tls = { rejectUnauthorized: true, verifyIdentity, minVersion: 'TLSv1.2' };
  return { url, tls: ca ? { ...tls, ca } : tls };
}
