import { expect, test } from '@jest/globals';
import { RepeatedWork } from './repeated-work.ts';

const anHourMs = 3_600_000;

/** Rounds that last until they are let go. */
class Rounds extends RepeatedWork {
  readonly name = 'rounds';
  begun = 0;
  private letGo: () => void = () => undefined;

  protected work(): Promise<void> {
    this.begun += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.letGo = resolve;
    return promise;
  }

  protected explain(): void {}

  ask(): void {
    this.workSoon();
  }

  async finish(): Promise<void> {
    this.letGo();
    await new Promise(setImmediate);
  }
}

test('what is asked for during a round has one more right after it, however often it is asked', async () => {
  const rounds = new Rounds(anHourMs);

  rounds.ask();
  rounds.ask();
  rounds.ask();
  expect(rounds.begun).toBe(1);
  await rounds.finish();
  expect([rounds.begun, rounds.rounds]).toEqual([2, 1]);
  await rounds.finish();

  expect(rounds.begun).toBe(2);
});

test('no round begins once the work is stopped', async () => {
  const rounds = new Rounds(anHourMs);
  rounds.ask();
  rounds.ask();

  const stopped = rounds.stop();
  await rounds.finish();
  await stopped;

  expect(rounds.begun).toBe(1);
});
