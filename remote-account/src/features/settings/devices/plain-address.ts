/** An IP address as people know it: an IPv4 address without the IPv6 form it may come in (RFC 4291, 2.5.5.2). */
export function plainAddress(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '');
}
