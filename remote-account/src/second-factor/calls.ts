import { type AliasedEndpoint, aliasOf } from '@camp/contracts/client/endpoint';
import * as secondFactor from '@camp/contracts/account/second-factor';
import { api, ApiCallError } from '@camp/shell-api';
import type { ChallengeAnswer } from './code.ts';

/** Answers the second step of a sign-in, whose password step has set a cookie. */
export const answerChallenge = (body: ChallengeAnswer) =>
  orElse(secondFactor.challenge, (call) => api(call, { body }));

interface CodeStep {
  twofa_token: string;
  code: string;
  remember_device: boolean;
}

/** Answers the second step on the login page with the token of the password step. */
export const answerCodeStep = (body: CodeStep) => api(aliasOf(secondFactor.challenge), { body });

/** Gets an enroll token for a signed-in person. */
export const startEnrollment = () =>
  orElse(secondFactor.startEnrollment, (call) => api(call, { body: {} }));

/** Gets the secret to enroll, as QR code and text; each call makes a new one. */
export const initiateEnrollment = (token: string) =>
  orElse(secondFactor.initiateEnrollment, (call) =>
    api(call, { body: { enroll_token: token, token } }),
  );

/** Confirms with a first code that the app has the secret; returns the recovery codes. */
export const verifyEnrollment = ({ token, code }: { token: string; code: string }) =>
  orElse(secondFactor.verifyEnrollment, (call) =>
    api(call, { body: { enroll_token: token, token, code } }),
  );

/**
 * Tries the second address only when the first is not served, so that no code counts twice
 * (docs/decisions/second-factor.md#0016).
 */
async function orElse<E extends AliasedEndpoint, Answer>(
  endpoint: E,
  send: (endpoint: E) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(endpoint);
  } catch (error) {
    if (!(error instanceof ApiCallError) || ![404, 405].includes(error.status)) throw error;
    return send(aliasOf(endpoint));
  }
}
