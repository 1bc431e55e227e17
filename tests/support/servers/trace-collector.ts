import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** OTLP in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding): ids are hexadecimal. */
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        attributes: Attribute[];
      }[];
    }[];
  }[];
}

export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  /** Empty where it is the first of its trace. */
  parentSpanId: string;
  name: string;
  attributes: Record<string, unknown>;
}

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

/** Stands in for a collector of traces: speaks OTLP over HTTP, keeps what it gets, and can hang. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  asked = 0;
  hangs = false;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      this.asked += 1;
      if (this.hangs) return;
      void json(request).then((body) => {
        const isTraces = request.method === 'POST' && request.url === '/v1/traces';
        if (isTraces) this.spans.push(...spansIn(body as Export));
        response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.server.listen(0, '127.0.0.1');
    await once(collector.server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const spansIn = ({ resourceSpans }: Export): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId = '', name, attributes }) => ({
        service: String(valuesOf(resource.attributes)['service.name']),
        traceId,
        spanId,
        parentSpanId,
        name,
        attributes: valuesOf(attributes),
      })),
  );
