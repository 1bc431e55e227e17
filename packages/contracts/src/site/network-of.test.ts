import { expect, test } from '@jest/globals';
import {
  isSharedAddress,
  networkOf,
  networksOf,
  providerNetworkOf,
  widestNetworkOf,
} from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('calls from %s count for %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2a3b::9', ['2001:db8:1:2a3b::/64', '2001:db8:1:2a00::/56', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80::/56', 'fe80::/48']],
  ['nowhere', ['nowhere']],
])('%s is in the networks %j [limits-times-1]', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
  expect(widestNetworkOf(ip)).toBe(networks.at(-1));
});

test.each([
  ['203.0.113.7', '203.0.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.0.0/16'],
  ['2001:db8:1:2a3b::9', '2001:db8::/32'],
  ['fe80::1%eth0', 'fe80::/32'],
  ['nowhere', 'nowhere'],
])('the provider of %s has %s', (ip, network) => {
  expect(providerNetworkOf(ip)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['100.64.0.1', true],
  ['fd00::1', true],
  ['', true],
  ['203.0.113.7', false],
  ['2600:1f00::1', false],
])('that %s may stand for many visitors is %s', (ip, isShared) => {
  expect(isSharedAddress(ip)).toBe(isShared);
});
