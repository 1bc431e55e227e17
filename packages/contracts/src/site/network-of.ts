import ipaddr from 'ipaddr.js';

const groupsOfNetwork = 4;

/** The usual spelling of an IPv4 address, which needs no parsing. */
const fourParts = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/;

/**
 * Returns the network that counts as one place to call from: an IPv4 address, or the /64 of an IPv6 address, since
 * one line gets all addresses in it (RFC 6177).
 */
export function networkOf(ip: string): string {
  if (fourParts.test(ip) || !ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, groupsOfNetwork).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Bits of the networks around a place, as providers give them to a site and to a customer (RFC 6177). */
const around = { ipv4: [24], ipv6: [56, 48] } as const;

/** Returns a place and the networks around it, the widest last: the owner of a network has every place in it. */
export function networksOf(ip: string): string[] {
  if (fourParts.test(ip)) return [ip, `${ip.slice(0, ip.lastIndexOf('.'))}.0/24`];
  if (!ipaddr.isValid(ip)) return [ip];
  const address = ipaddr.process(ip);
  return [networkOf(ip), ...around[address.kind()].map((bits) => networkAround(address, bits))];
}

/** Returns the network of so many leading bits that an address is in. */
function networkAround(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const kind = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  const written = address.toString().replace(/%.*$/, '');
  return `${kind.networkAddressFromCIDR(`${written}/${bits}`).toString()}/${bits}`;
}

/** Multiples of a place's limit, for the place and each network around it: others are in those, too. */
export const sharesAround = [1, 4, 16] as const;

/** Returns the widest of them: everything that one customer of a provider may have. */
export const widestNetworkOf = (ip: string): string => networksOf(ip).at(-1) ?? ip;

const bitsOfProvider = { ipv4: 16, ipv6: 32 } as const;

/** Returns the /16 or /32 around an address: about as much as one provider has, and one owner can rent addresses in. */
export function providerNetworkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return networkAround(address, bitsOfProvider[address.kind()]);
}

const privateRanges = new Set(['loopback', 'private', 'uniqueLocal']);

/** Ranges where one address may stand for many visitors: behind a proxy that we do not know of, or at home. */
const sharedRanges = new Set([...privateRanges, 'linkLocal', 'carrierGradeNat']);

/** True if an address may stand for many visitors; what is no address counts as one. */
export const isSharedAddress = (ip: string): boolean =>
  !ipaddr.isValid(ip) || sharedRanges.has(ipaddr.process(ip).range());

/** True if an address is of this machine or of a private network (RFC 1918, RFC 4193), which no stranger reaches. */
export const isPrivateAddress = (ip: string): boolean =>
  privateRanges.has(ipaddr.process(ip).range());
