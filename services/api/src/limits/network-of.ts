import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/**
 * What counts as one place to call from: an IPv4 address, or the /64 of an IPv6 address, since one
 * line is given all addresses of it (RFC 6177).
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, groupsOfNetwork).join(':')}::/64`;
}
