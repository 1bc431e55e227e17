import type { ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Upper ends of the buckets of how long requests took, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Stands for the status if the caller went away before there was one, as in nginx's logs. */
const callerGone = 499;

interface Options<Label extends string> {
  /** Prefix of the metrics' names: `campbc_api`. */
  prefix: string;
  /** Labels of requests in addition to their status. Each has few values. */
  labels: readonly Label[];
}

/** Counts the requests of a service, and how long they took, from first byte in to last byte out. */
export class RequestMetrics<Label extends string> {
  private readonly ended: Counter;
  private readonly seconds: Histogram;

  constructor(registry: Registry, { prefix, labels }: Options<Label>) {
    const registers = [registry];
    this.ended = new Counter({
      name: `${prefix}_requests_total`,
      help: 'Requests by what was asked for and the status of the answer; 499 when the caller went away.',
      labelNames: [...labels, 'status'],
      registers,
    });
    this.seconds = new Histogram({
      name: `${prefix}_request_duration_seconds`,
      help: 'How long requests took.',
      labelNames: [...labels],
      buckets,
      registers,
    });
  }

  /** Begins to measure. The labels are read once the answer has ended, when they are known. */
  measure(response: ServerResponse, describe: () => Record<Label, string>): void {
    const startedAt = performance.now();
    response.once('close', () => {
      const labels = describe();
      const status = response.writableFinished ? response.statusCode : callerGone;
      this.ended.inc({ ...labels, status });
      this.seconds.observe(labels, (performance.now() - startedAt) / 1_000);
    });
  }
}
