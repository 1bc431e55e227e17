import { widestNetworkOf } from '@camp/contracts/site/network-of';
import type { CostlyWork } from '@camp/contracts/operations/operation';
import { type CostTicket, issueTicket } from '#errors/cost-ticket.ts';
import { normalizeIdentifier } from '#models/user.ts';
import { requireDeclared } from './call-at-hand.ts';
import type { Counter, PlaceCounter } from './counter.ts';

type MailKind = 'verifications' | 'resets' | 'removals';

interface MailRequest {
  address: string;
  ip: string;
}

/**
 * Mails that anyone can have sent to any address. They count the same whether it has an account or not,
 * so that a refusal reveals nothing (docs/decisions/mail.md#0097).
 */
export function limitMails(counters: Record<'rests' | MailKind, Counter> & { byIp: PlaceCounter }) {
  const { byIp, rests, ...byAddress } = counters;
  /** Not counted by place: staff ask for mails to many people from one. */
  const byStaff = (kind: MailKind) => async (address: string) => {
    const key = normalizeIdentifier(address);
    await rests.take(kind, key);
    await byAddress[kind].take(key);
  };
  const byAnybody =
    (kind: MailKind) =>
    async ({ address, ip }: MailRequest): Promise<void> => {
      await byIp.take(ip);
      await byStaff(kind)(address);
    };
  return {
    checkVerification: byAnybody('verifications'),
    checkReset: byAnybody('resets'),
    checkRemoval: byAnybody('removals'),
    checkVerificationByStaff: byStaff('verifications'),
    checkResetByStaff: byStaff('resets'),
  };
}

interface CostRequest {
  ip: string;
  /** The account that it counts for; left out while the caller has not proved who they are. */
  userId?: number;
  /** Number of times it will be done; once by default. */
  times?: number;
}

/** Counts costly work before it is done: for the place that asks and the networks around it, and for the account. */
function limitCost<Work extends CostlyWork>(
  work: Work,
  { byIp, byAccount }: { byIp: PlaceCounter; byAccount?: Counter },
) {
  return {
    async take({ ip, userId, times = 1 }: CostRequest): Promise<CostTicket<Work>> {
      requireDeclared(work);
      await byIp.take(ip, { points: times });
      if (userId !== undefined) await byAccount?.takeMany(times, String(userId));
      return issueTicket(work, widestNetworkOf(ip));
    },
  };
}

type CostLimit =
  | 'hashesByIp'
  | 'hashesByAccount'
  | 'drawingsByIp'
  | 'fetchesByIp'
  | 'exportsByIp'
  | 'exportsByAccount'
  | 'chainChecksByIp'
  | 'chainChecksByAccount';

interface Makers {
  counter: (name: CostLimit) => Counter;
  around: (name: CostLimit) => PlaceCounter;
}

/** Tickets for each kind of costly work. */
export const limitCosts = ({ counter, around }: Makers) => ({
  hashing: limitCost('hashing', {
    byIp: around('hashesByIp'),
    byAccount: counter('hashesByAccount'),
  }),
  drawing: limitCost('drawing', { byIp: around('drawingsByIp') }),
  fetching: limitCost('fetching', { byIp: around('fetchesByIp') }),
  exporting: limitCost('exporting', {
    byIp: around('exportsByIp'),
    byAccount: counter('exportsByAccount'),
  }),
  verifying: limitCost('verifying', {
    byIp: around('chainChecksByIp'),
    byAccount: counter('chainChecksByAccount'),
  }),
});
