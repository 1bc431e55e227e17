import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServiceOptions, ServiceProcess } from './service-process.ts';

/** Pauses before a service is started again, in milliseconds; the last one repeats. */
const pausesMs = [500, 1_000, 2_000, 5_000, 15_000];
/** After running this long a service has recovered, so the pauses begin again. */
const recoveredAfterMs = 60_000;

export type Tell = (sentence: string) => void;

/** Starts a service again whenever it exits by itself, until it is stopped. */
export class SupervisedService {
  private readonly options: ServiceOptions;
  private readonly tell: Tell;
  private readonly stopping = new AbortController();
  private running: Promise<ServiceProcess>;

  private constructor(options: ServiceOptions, tell: Tell, first: ServiceProcess) {
    this.options = options;
    this.tell = tell;
    this.running = Promise.resolve(first);
    void this.keep(first);
  }

  /** @throws when the first start fails; only later exits are retried. */
  static async start(options: ServiceOptions, tell: Tell): Promise<SupervisedService> {
    return new SupervisedService(options, tell, await ServiceProcess.start(options));
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    const service = await this.running.catch(() => null);
    await service?.stop();
  }

  private async keep(first: ServiceProcess): Promise<void> {
    let service: ServiceProcess | null = first;
    let falls = 0;
    while (!this.stopping.signal.aborted) {
      const startedAt = Date.now();
      if (service && !service.hasEnded) await once(service.child, 'exit');
      if (this.stopping.signal.aborted) return;
      falls = Date.now() - startedAt > recoveredAfterMs ? 1 : falls + 1;
      const pause = pausesMs[Math.min(falls, pausesMs.length) - 1] ?? 0;
      this.tell(
        `${this.options.name} has ended by itself; starting it again in ${pause / 1_000} s.`,
      );
      service = await this.startAfter(pause);
    }
  }

  private async startAfter(pause: number): Promise<ServiceProcess | null> {
    try {
      await wait(pause, undefined, { signal: this.stopping.signal });
      this.running = ServiceProcess.start(this.options);
      const service = await this.running;
      this.tell(`${this.options.name} is running again.`);
      return service;
    } catch (error) {
      if (!this.stopping.signal.aborted) this.tell((error as Error).message);
      return null;
    }
  }
}
