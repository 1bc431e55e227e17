import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { noteInLine } from './request-log.ts';
import type { Tracer, TracerOptions } from './tracer.ts';

let opened: Tracer | null = null;

/** Returns the tracer of this process; null if no collector is set. */
export const tracer = (): Tracer | null => opened;

/** Loads the tracer if there is an endpoint. Call it before what is traced is loaded. */
export async function openTracing(
  endpoint: string,
  { service, log }: { service: TracerOptions['service']; log: Logger },
): Promise<void> {
  if (!endpoint) return;
  const { Tracer } = await import('./tracer.ts');
  opened = new Tracer({ endpoint, service, log });
}

interface Options {
  /** Returns the span's name, one of few; called when the answer has ended. */
  nameOf: (asked: { request: Request; path: string }) => string;
  /** True if requests continue the trace of their headers: not for requests of visitors. */
  isInside: boolean;
}

/** Makes a span for each request, active while it is handled. Its trace id is in the line of the request. */
export function traceRequests({ nameOf, isInside }: Options): RequestHandler {
  const tracing = tracer();
  if (!tracing) return (_request, _response, next) => next();
  return (request, response, next) => {
    /* Read now: routers that follow shorten the path. */
    const { method, headers, id, path } = request;
    const traced = tracing.beginRequest(method, isInside ? headers : {});
    noteInLine(response, { trace: traced.traceId });
    response.on('close', () => {
      const { statusCode } = response;
      traced.end({
        name: `${method} ${nameOf({ request, path })}`,
        attributes: {
          'http.request.method': method,
          'http.response.status_code': statusCode,
          'campbc.request_id': id,
        },
        ...(statusCode >= 500 && { error: { code: String(statusCode) } }),
      });
    });
    traced.run(next);
  };
}
