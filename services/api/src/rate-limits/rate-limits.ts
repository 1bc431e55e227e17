import { manyPeople } from '@camp/contracts/staff/staff-acts';
import type { Env } from '#env.ts';
import type { ApiError } from '#errors/api-error.ts';
import { normalizeIdentifier } from '#models/user.ts';
import type { Redis } from '#redis.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import {
  countAround,
  type Counter,
  createCounter,
  type Limit,
  type PlaceCounter,
} from './counter.ts';
import { limitCosts, limitMails } from './limit-costs.ts';
import { limitStaff } from './limit-staff.ts';
import { sharesAround } from '@camp/contracts/site/network-of';

const minute = 60;
const hour = 60 * minute;

/** Time for which wrong passwords and codes count, in seconds. */
const loginWindow = 15 * minute;

export const loginWindowMs = loginWindow * 1_000;

/**
 * Rate limits (docs/decisions/limits.md#0043). One more is counted on the row that it belongs to:
 * five wrong codes for one token of an unfinished sign-in.
 */
const table = {
  /** Wrong passwords for one account from one place, */
  loginByAccountAndIp: { points: 10, seconds: loginWindow },
  /** and from everywhere: so high that it takes three lines, or five networks of single addresses. */
  loginByAccount: { points: 100, seconds: loginWindow },
  /** Passwords from one place, right or wrong, for any account. */
  loginByIp: { points: 50, seconds: 15 * minute },
  /** Slow hashes of passwords and codes for one account, */
  hashesByAccount: { points: 100, seconds: loginWindow },
  /** and from one place. */
  hashesByIp: { points: 150, seconds: loginWindow },
  /** Pictures of shared links that have to be drawn. */
  drawingsByIp: { points: 60, seconds: 15 * minute },
  /** Codes that are mailed to the owner of an account whose password others guess. */
  mailedCodesByAccount: { points: 3, seconds: hour },
  /** Wrong codes of the second factor. */
  codesByAccount: { points: 10, seconds: loginWindow },
  /** Second steps and passkeys from one place that belong to no account here: each try is on record. */
  strangersSecondStepsByIp: { points: 100, seconds: 15 * minute },
  /** Passkey sign-ins begun from one place; login pages begin one by themselves. */
  passkeysByIp: { points: 100, seconds: 15 * minute },
  /**
   * Requests for mails, each kind by itself: asking for one must not use up the other. The first
   * verification mail, which an address gets once by registering, is not counted.
   */
  verificationMailsByAddress: { points: 3, seconds: hour },
  resetMailsByAddress: { points: 3, seconds: hour },
  removalMailsByAddress: { points: 3, seconds: hour },
  mailsByIp: { points: 20, seconds: hour },
  /** Staff changes that callers who are signed out try from one place. */
  strangersRefusedByIp: { points: 30, seconds: hour },
  /** Changes by one account, of any kind. Most are on record. */
  changesByAccount: { points: 600, seconds: 15 * minute },
  /** Files that one account takes away: reading for them is long. */
  exportsByAccount: { points: 20, seconds: hour },
  /** and that go to one place. */
  exportsByIp: { points: 60, seconds: hour },
  /** Stretches of the audit chain that one account has checked, 10,000 entries each, */
  chainChecksByAccount: { points: 1_000, seconds: hour },
  /** and from one place. */
  chainChecksByIp: { points: 3_000, seconds: hour },
  /** Pictures that a user looks at before saving: each asks a host of their choice. */
  picturesByAccount: { points: 60, seconds: 15 * minute },
  /** Pictures of people that have to be fetched for viewers in one place. */
  fetchesByIp: { points: 300, seconds: 15 * minute },
  /** Test mails that a staff member sends to themselves. */
  testMailsByActor: { points: 5, seconds: hour },
  /** People that a staff member un-verifies or gives a role without a second admin. */
  weightyActsByActor: { points: manyPeople - 1, seconds: hour },
  /** Rows about people that a staff member reads without confirming it, */
  peopleReadByActor: { points: 2_000, seconds: hour },
  /** and at all. */
  maxPeopleReadByActor: { points: 10_000, seconds: hour },
  /** Mails to any address that a staff member names. */
  invitationsByActor: { points: 50, seconds: hour },
  /** Stacks of a page whose lines of source a staff member asks for. */
  sourceLinesByActor: { points: 60, seconds: 15 * minute },
  registrationsByIp: { points: 10, seconds: hour },
  /** Searches for places by words from one place: someone who types makes several a second. */
  placeSearchesByIp: { points: 600, seconds: minute },
  /** Reports from browsers in one place on how releases fare, each kind by itself. */
  telemetryByIp: { points: 120, seconds: minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof table;

/** One account does not have many owners nearby. */
const sharesOfAccount = [1, 2, 4];

/** Between two mails of a kind to an address, even if other limits allow more. */
const oneMail = { points: 1, seconds: lifetimes.resendCooldown / 1_000 };

interface Parts {
  env: Env;
  redis: Redis | null;
}

interface Attempt {
  /** The username or e-mail as it was typed. */
  account: string;
  ip: string;
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/** The limits of the table, ready to be counted against. Each check throws RATE_LIMITED (429). */
export function createRateLimits({ env, redis }: Parts) {
  const counter = (name: keyof typeof table, share = 1): Counter => {
    const { points, seconds } = table[name];
    const scaled = Math.max(1, Math.round(points * env.RATE_LIMIT_FACTOR)) * share;
    const shared = share === 1 ? name : `${name}:${share}`;
    return createCounter({ name: shared, points: scaled, seconds, redis });
  };
  const around = (name: keyof typeof table, shares: readonly number[] = sharesAround) =>
    countAround(shares.map((share) => counter(name, share)));
  const strangersSecondStepsByIp = around('strangersSecondStepsByIp');
  const mailedCodesByAccount = counter('mailedCodesByAccount');
  const changesByAccount = counter('changesByAccount');
  const picturesByAccount = counter('picturesByAccount');
  const telemetryByIp = around('telemetryByIp');
  return {
    login: limitLogin({
      byIp: around('loginByIp'),
      byAccountAndIp: around('loginByAccountAndIp', sharesOfAccount),
      byAccount: counter('loginByAccount'),
    }),
    codes: limitCodes(counter('codesByAccount')),
    ...limitCosts({ counter, around }),
    mails: limitMails({
      byIp: around('mailsByIp'),
      rests: createCounter({ name: 'mailRests', ...oneMail, redis }),
      verifications: counter('verificationMailsByAddress'),
      resets: counter('resetMailsByAddress'),
      removals: counter('removalMailsByAddress'),
    }),
    mailedCodes: { check: (userId: number) => mailedCodesByAccount.take(String(userId)) },
    secondSteps: {
      /** Counts before the answer is looked at. */
      check: (ip: string) => strangersSecondStepsByIp.take(ip),
      /** It belonged to an account, so it does not count. */
      succeeded: (ip: string) => strangersSecondStepsByIp.giveBack(ip),
    },
    changes: { check: (userId: number) => changesByAccount.take(String(userId)) },
    pictures: { check: (userId: number) => picturesByAccount.take(String(userId)) },
    passkeys: { check: around('passkeysByIp').take },
    strangersRefused: { check: around('strangersRefusedByIp').take },
    ...limitStaff(counter),
    placeSearches: { check: around('placeSearchesByIp').take },
    registrations: { check: around('registrationsByIp').take },
    telemetry: { check: (kind: string, ip: string) => telemetryByIp.take(ip, { key: kind }) },
  };
}

/** Names of an account, and addresses that it was tried from. */
interface Places {
  accounts: string[];
  ips: string[];
}

/**
 * Against guessed passwords. Too many wrong guesses first shut out one place for one account, so that
 * the owner can still sign in from another place. The account as a whole is shut only after ten times
 * as many, and even then a passkey and a mailed reset work. An account is any text that was typed, whether
 * it exists or not: these refusals differ from wrong passwords, so one count for a username and its e-mail
 * would reveal that they belong together. The guesses in a row that an account takes in all are one count,
 * which no answer reveals (docs/decisions/sign-in.md#0112).
 */
function limitLogin({ byIp, byAccountAndIp, byAccount }: LoginCounters) {
  const keyOf = (account: string) => normalizeIdentifier(account.trim());
  async function lift({ accounts, ips }: Places): Promise<void> {
    for (const account of accounts) {
      for (const ip of ips) await byAccountAndIp.clear(ip, keyOf(account));
      await byAccount.clear(keyOf(account));
    }
  }
  /** As `check`, but returns the refusal that others may have caused: the owner has a way in by mail. */
  async function begin({ account, ip }: Attempt): Promise<ApiError | null> {
    await byIp.take(ip);
    await byAccountAndIp.take(ip, { key: keyOf(account) });
    return byAccount.refusal(keyOf(account));
  }
  return {
    /** Counts before the password is looked at, so that many tries at once cannot slip through. */
    async check(attempt: Attempt): Promise<void> {
      const refusal = await begin(attempt);
      if (refusal) throw refusal;
    },
    begin,
    /** The password was right: it does not count against the account, and this place starts over. */
    async succeeded({ account, ip }: Attempt): Promise<void> {
      await byAccountAndIp.succeed(ip, keyOf(account));
      await byAccount.giveBack(keyOf(account));
    },
    /** Staff vouch for the account, or its owner set a new password: it starts over, in those places, too. */
    lift,
    /** Milliseconds until nothing keeps these accounts from a try, in any of those places. */
    async waitOf({ accounts, ips }: Places): Promise<number> {
      const waits = accounts.flatMap((account) => [
        byAccount.waitOf(keyOf(account)),
        ...ips.map((ip) => byAccountAndIp.waitOf(ip, keyOf(account))),
      ]);
      return Math.max(0, ...(await Promise.all(waits)));
    },
  };
}

interface LoginCounters {
  byIp: PlaceCounter;
  byAccountAndIp: PlaceCounter;
  byAccount: Counter;
}

/** Against guessed codes. Anyone who guesses knows the password, so the account as a whole is shut. */
function limitCodes(byAccount: Counter) {
  return {
    /** Counts before the code is looked at. */
    check: (userId: number) => byAccount.take(String(userId)),
    /** The code was right, so it does not count. */
    succeeded: (userId: number) => byAccount.giveBack(String(userId)),
    lift: (userId: number) => byAccount.clear(String(userId)),
    /** Milliseconds until codes are looked at; 0 where they are. */
    waitOf: (userId: number) => byAccount.waitOf(String(userId)),
  };
}
