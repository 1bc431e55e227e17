import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { Op, type Transaction } from 'sequelize';
import { ipOf, userAgentOf } from '#client-info/client-info.ts';
import type { Env } from '#env.ts';
import { KnownDevice } from '#models/known-device.ts';
import { hashOfToken, randomToken } from '#tokens/random-token.ts';
import { cookiesFor, readCookie } from './cookies.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

/** Maximum number of accounts that a browser is known to at once. */
const maxTokens = 8;

interface Visit {
  userId: number;
  request: Request;
  env: Env;
}

/** The cookie holds one token for each account that signs in from this browser, the newest first. */
function tokensIn({ request, env }: Visit): string[] {
  const value = readCookie(request.headers.cookie, cookiesFor(env).device.name) ?? '';
  return value.split('.').filter(Boolean).slice(0, maxTokens);
}

/** In a transaction a row is read to be changed. */
export const lockedIn = (transaction?: Transaction) =>
  transaction ? ({ lock: true, transaction } as const) : {};

/** This browser as the account knows it; null when it has never signed in from it. */
export async function findKnownDevice(visit: Visit, transaction?: Transaction) {
  const tokenHash = tokensIn(visit).map(hashOfToken);
  if (tokenHash.length === 0) return null;
  const where = { userId: visit.userId, tokenHash };
  return KnownDevice.findOne({ where, ...lockedIn(transaction) });
}

/** True if this browser skips the second factor now (docs/decisions/second-factor.md#0017). */
export async function isRememberedDevice(visit: Visit): Promise<boolean> {
  const until = (await findKnownDevice(visit))?.rememberedUntil;
  return until ? until.getTime() > Date.now() : false;
}

export interface NotedDevice {
  /** True if the account had never signed in from it. */
  isNew: boolean;
  /** Value of the browser's `device` cookie. */
  cookie: string;
}

/**
 * Records the browser of a completed sign-in. A browser without a token of this account gets a new
 * one: a token that someone else planted is never adopted.
 */
export async function noteDevice(
  visit: Visit & { rememberDevice: boolean },
  transaction: Transaction,
): Promise<NotedDevice> {
  const { userId, request, rememberDevice } = visit;
  const now = Date.now();
  const facts = {
    ip: ipOf(request),
    userAgent: userAgentOf(request),
    lastSeenAt: new Date(now),
    wrongPasswords: 0,
    ...(rememberDevice && { rememberedUntil: new Date(now + lifetimes.rememberedDevice) }),
  };
  const tokens = tokensIn(visit);
  const known = await findKnownDevice(visit, transaction);
  if (known) {
    await known.update(facts, { transaction });
    return { isNew: false, cookie: tokens.join('.') };
  }
  const token = randomToken();
  const row = { id: randomUUID(), userId, tokenHash: hashOfToken(token), ...facts };
  await KnownDevice.create(row, { transaction });
  return { isNew: true, cookie: [token, ...tokens].slice(0, maxTokens).join('.') };
}

/** Asks for the second factor everywhere again, after a new password or another second factor. */
export async function forgetRememberedDevices(
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const where = { userId, rememberedUntil: { [Op.ne]: null } };
  await KnownDevice.update({ rememberedUntil: null }, { where, transaction });
}
