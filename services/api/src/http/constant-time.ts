import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any of the calls below takes on an idle machine. */
const constantMs = 300;

/**
 * Never answers before a fixed time has passed, so that the time does not show whether an account
 * exists (docs/decisions/sign-in.md#0007; OWASP ASVS 5.0, 6.3.8).
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const passed = wait(constantMs);
  try {
    return await work();
  } finally {
    await passed;
  }
}
