import { widestNetworkOf } from '@camp/contracts/site/network-of';
import { type CostTicket, type HashingTicket, issueTicket } from '#errors/cost-ticket.ts';
import { normalizeIdentifier } from '#models/user.ts';
import type { Counter, PlaceCounter } from './counter.ts';

interface MailRequest {
  address: string;
  ip: string;
}

/**
 * Mails that anybody can have sent to any address. They count the same whether it has an account or not,
 * so that a refusal tells nothing (docs/decisions/0097-true-about-mails.md).
 */
export function limitMails(
  counters: Record<'rests' | 'verifications' | 'resets', Counter> & { byIp: PlaceCounter },
) {
  const { byIp, rests, ...byAddress } = counters;
  /** Staff have a place that mails are asked from for many. */
  const byStaff = (kind: 'verifications' | 'resets') => async (address: string) => {
    const key = normalizeIdentifier(address);
    await rests.take(kind, key);
    await byAddress[kind].take(key);
  };
  const byAnybody =
    (kind: 'verifications' | 'resets') =>
    async ({ address, ip }: MailRequest): Promise<void> => {
      await byIp.take(ip);
      await byStaff(kind)(address);
    };
  return {
    checkVerification: byAnybody('verifications'),
    checkReset: byAnybody('resets'),
    checkVerificationByStaff: byStaff('verifications'),
    checkResetByStaff: byStaff('resets'),
  };
}

interface Hashing {
  ip: string;
  /** Whose secret it is; left out while nobody has proved to be anybody. */
  userId?: number;
  hashes: number;
}

export function limitHashing({ byIp, byAccount }: { byIp: PlaceCounter; byAccount: Counter }) {
  return {
    /** Counts so many slow hashes before they are made. */
    async take({ ip, userId, hashes }: Hashing): Promise<HashingTicket> {
      await byIp.take(ip, { points: hashes });
      if (userId !== undefined) await byAccount.takeMany(hashes, String(userId));
      return issueTicket('hashing', widestNetworkOf(ip));
    },
  };
}

export function limitDrawings(byIp: PlaceCounter) {
  return {
    /** Counts a picture before it is drawn. */
    async take(ip: string): Promise<CostTicket<'drawing'>> {
      await byIp.take(ip);
      return issueTicket('drawing', widestNetworkOf(ip));
    },
  };
}
