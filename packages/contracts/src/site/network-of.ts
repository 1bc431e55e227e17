import ipaddr from 'ipaddr.js';

const groupsOfNetwork = 4;

/** An IPv4 address as it is written nearly always, which needs no reading. */
const fourParts = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/;

/**
 * What counts as one place to call from: an IPv4 address, or the /64 of an IPv6 address, since one
 * line gets all addresses in it (RFC 6177).
 */
export function networkOf(ip: string): string {
  if (fourParts.test(ip) || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, groupsOfNetwork).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
