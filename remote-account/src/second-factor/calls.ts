import * as secondFactor from '@camp/contracts/second-factor';
import { api, ApiCallError } from '@camp/shell-api';
import type { ChallengeAnswer } from './code.ts';

/** Answers the second step of a sign-in, whose password step has set a cookie. */
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

/** Answers the second step on the login page with the token of the password step. */
export const answerCodeStep = (body: CodeStep) => api(secondFactor.challengeFallback, { body });

/** Gets an enroll token for a signed-in person. */
export const startEnrollment = () =>
  orElse(
    () => api(secondFactor.startEnrollment, { body: {} }),
    () => api(secondFactor.startEnrollmentFallback, { body: {} }),
  );

/** Gets the secret to enroll, as QR code and text; each call makes a new one. */
export const initiateEnrollment = (token: string) => {
  const body = { enroll_token: token, token };
  return orElse(
    () => api(secondFactor.initiateEnrollment, { body }),
    () => api(secondFactor.initiateEnrollmentFallback, { body }),
  );
};

/** Confirms with a first code that the app has the secret; returns the recovery codes. */
export const verifyEnrollment = ({ token, code }: { token: string; code: string }) => {
  const body = { enroll_token: token, token, code };
  return orElse(
    () => api(secondFactor.verifyEnrollment, { body }),
    () => api(secondFactor.verifyEnrollmentFallback, { body }),
  );
};

/**
 * Tries the second address only when the first is not served, so that no code counts twice
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
