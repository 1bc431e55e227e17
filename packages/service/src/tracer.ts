import { tracingChannel } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

/** Milliseconds for which spans are gathered, and a collector's time limit to take them. */
const gatherMs = 1_000;
const exportTimeoutMs = 3_000;
/** Maximum number of spans that wait for it; any more are lost. */
const maxWaiting = 2_048;
/** Milliseconds between two lines in the log that say that a collector does not take spans. */
const tellIntervalMs = 60_000;
const stopTimeoutMs = 1_000;

export interface TracerOptions {
  /** Address that takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  service: 'campbc-edge' | 'campbc-api';
  log: Logger;
}

const w3c = new W3CTraceContextPropagator();

/** Makes spans of one service and sends them to a collector. Nothing waits for it (docs/decisions/operations.md#0185). */
export class Tracer {
  private readonly provider: TracerProvider;
  private readonly tracer;

  constructor({ endpoint, service, log }: TracerOptions) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMs });
    const processor = new BatchSpanProcessor({
      exporter,
      scheduledDelayMillis: gatherMs,
      exportTimeoutMillis: exportTimeoutMs,
      maxQueueSize: maxWaiting,
    });
    const resource = resourceFromAttributes({ 'service.name': service });
    this.provider = new TracerProvider({ resource, spanProcessors: [processor] });
    this.tracer = this.provider.getTracer(service);
    setGlobalErrorHandler(tellSeldom(log));
    this.followRedis();
  }

  /** Begins the span of a request. Only requests from inside continue the trace of their headers. */
  beginRequest(name: string, headers: IncomingHttpHeaders = {}): Traced {
    const parent = w3c.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    return new Traced(this.tracer.startSpan(name, { kind: SpanKind.SERVER }, parent), parent);
  }

  /** Begins a span of work for a request; null outside a request. */
  beginCall(name: string, attributes: Attributes = {}): Traced | null {
    const parent = context.active();
    if (!trace.getSpan(parent)) return null;
    const options = { kind: SpanKind.CLIENT, attributes };
    return new Traced(this.tracer.startSpan(name, options, parent), parent);
  }

  /** Returns the trace id of the present request. */
  traceId(): string | undefined {
    return trace.getSpanContext(context.active())?.traceId;
  }

  /** Sends the spans that are left, for a limited time. */
  async stop(): Promise<void> {
    const stopped = this.provider.shutdown().catch(() => undefined);
    await Promise.race([stopped, wait(stopTimeoutMs, undefined, { ref: false })]);
  }

  /** Follows the commands that the Redis client reports; only their names are kept. */
  private followRedis(): void {
    const under = new WeakMap<object, Traced>();
    const end = (message: object, error?: unknown) => under.get(message)?.end({ error });
    tracingChannel<unknown, { command?: unknown; error?: unknown }>('node-redis:command').subscribe(
      {
        start: (message) => {
          const traced = this.beginCall(String(message.command), { 'db.system.name': 'redis' });
          if (traced) under.set(message, traced);
        },
        asyncEnd: (message) => end(message),
        error: (message) => end(message, message.error),
        end: () => undefined,
        asyncStart: () => undefined,
      },
    );
  }
}

/** A span that is under way. */
export class Traced {
  private readonly span: Span;
  private readonly inside: Context;

  constructor(span: Span, parent: Context) {
    this.span = span;
    this.inside = trace.setSpan(parent, span);
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  /** Runs work. All spans of it are under this one. */
  run<T>(work: () => T): T {
    return context.with(this.inside, work);
  }

  /** Returns the headers that pass the trace on (W3C Trace Context). */
  headers(): Record<string, string> {
    const headers: Record<string, string> = {};
    w3c.inject(this.inside, headers, defaultTextMapSetter);
    return headers;
  }

  /** Ends the span. Only the kind of an error is recorded: its message may hold values. */
  end({ name, attributes = {}, error }: Ending = {}): void {
    if (name) this.span.updateName(name);
    this.span.setAttributes(attributes);
    if (error) {
      const { code, name: kind } = error as { code?: unknown; name?: string };
      this.span.setStatus({ code: SpanStatusCode.ERROR });
      this.span.setAttribute('error.type', typeof code === 'string' ? code : (kind ?? 'Error'));
    }
    this.span.end();
  }
}

interface Ending {
  name?: string;
  attributes?: Attributes;
  error?: unknown;
}

function tellSeldom(log: Logger): () => void {
  let toldAt = 0;
  return () => {
    if (Date.now() - toldAt < tellIntervalMs) return;
    toldAt = Date.now();
    log.warn('the collector of traces does not take them');
  };
}
