import * as secondFactor from '@camp/contracts/second-factor';
import { api, ApiCallError } from '@camp/shell-api';
import type { ChallengeAnswer } from './code.ts';

/** Answers the second step of a sign-in whose password step left a cookie. */
export const answerChallenge = (body: ChallengeAnswer) =>
  orElse(
    () => api(secondFactor.challenge, { body }),
    () => api(secondFactor.challengeFallback, { body }),
  );

interface CodeStep {
  twofa_token: string;
  code: string;
  remember_device: boolean;
}

/** The second step on the login page, by the token that the password step gave. */
export const answerCodeStep = (body: CodeStep) => api(secondFactor.challengeFallback, { body });

/** A token to enroll with, for somebody who is signed in. */
export const startEnrollment = () =>
  orElse(
    () => api(secondFactor.startEnrollment, { body: {} }),
    () => api(secondFactor.startEnrollmentFallback, { body: {} }),
  );

/** The secret to enroll, as picture and text; each call makes a new one. */
export const initiateEnrollment = (token: string) => {
  const body = { enroll_token: token, token };
  return orElse(
    () => api(secondFactor.initiateEnrollment, { body }),
    () => api(secondFactor.initiateEnrollmentFallback, { body }),
  );
};

/** Proves with a first code that the app holds the secret; gives the recovery codes. */
export const verifyEnrollment = ({ token, code }: { token: string; code: string }) => {
  const body = { enroll_token: token, token, code };
  return orElse(
    () => api(secondFactor.verifyEnrollment, { body }),
    () => api(secondFactor.verifyEnrollmentFallback, { body }),
  );
};

/**
 * Tries the second address only where the first is not served, so that no code counts twice
 * (docs/decisions/0016-one-challenge-body.md).
 */
async function orElse<Answer>(
  call: () => Promise<Answer>,
  fallback: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiCallError) || ![404, 405].includes(error.status)) throw error;
    return fallback();
  }
}
