import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { closedPolicy } from '@camp/contracts/site/closed-policy';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** Headers that only documents have a use for, turned off. */
const ofDocuments = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

/**
 * Helmet gives every answer the same headers, so they are made once. Published files are spared those that only
 * documents have a use for; their policy lets no one frame them. Documents and files set their own policy instead.
 */
export function setSecurityHeaders({ isHttps }: { isHttps: boolean }): RequestHandler {
  const common = { contentSecurityPolicy: closedPolicy, strictTransportSecurity: isHttps };
  const all = headersOf(common);
  const ofFiles = headersOf({ ...common, ...ofDocuments });
  return ({ path }, response, next) => {
    response.setHeaders(path.startsWith('/r/') ? ofFiles : all);
    next();
  };
}

function headersOf(options: HelmetOptions): Map<string, string> {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(sample.req, sample, () => undefined);
  return new Map(Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]));
}
