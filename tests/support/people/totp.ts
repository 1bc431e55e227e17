import { setTimeout as wait } from 'node:timers/promises';
import { generateSync } from 'otplib';

const stepSeconds = 30;
/** So close to the end of its step, a code may belong to the step before when it arrives. */
const marginSeconds = 10;

/**
 * An authenticator app with one secret. It gives no code twice: the API takes each time step once
 * (docs/decisions/second-factor.md#0014).
 */
export class Authenticator {
  private readonly secret: string;
  private lastStep = 0;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** Returns the earliest code that is accepted now and was not given before; waits if there is none yet. */
  async freshCode(): Promise<string> {
    const now = Date.now() / 1_000;
    const current = Math.floor(now / stepSeconds);
    const isOldOneSafe = now % stepSeconds < stepSeconds - marginSeconds;
    const step = Math.max(this.lastStep + 1, isOldOneSafe ? current - 1 : current);
    const acceptedFrom = (step - 1) * stepSeconds;
    if (acceptedFrom > now) await wait((acceptedFrom - now) * 1_000);
    this.lastStep = step;
    return this.codeOf(step);
  }

  /** Returns six digits that are not accepted about now. */
  wrongCode(): string {
    const current = Math.floor(Date.now() / 1_000 / stepSeconds);
    const accepted = new Set([-2, -1, 0, 1, 2].map((steps) => this.codeOf(current + steps)));
    const some = ['111111', '222222', '333333', '444444', '555555', '666666'];
    return some.find((code) => !accepted.has(code)) ?? '';
  }

  private codeOf(step: number): string {
    return generateSync({ secret: this.secret, epoch: step * stepSeconds });
  }
}
