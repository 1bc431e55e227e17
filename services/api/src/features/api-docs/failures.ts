import { type ErrorCode, statusOf } from '@camp/contracts/client/errors';
import { problems, problemsPath, problemType } from '@camp/contracts/client/problem';
import { errorCodesOf } from './error-codes.ts';
import type { Json } from './json-schemas.ts';
import type { RoutedCall } from '#http/route.ts';

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

const limited = {
  RateLimit: header('RateLimit'),
  'RateLimit-Policy': header('RateLimitPolicy'),
};

const headersOf: Partial<Record<number, Json>> = {
  401: { 'WWW-Authenticate': header('WwwAuthenticate') },
  429: { 'Retry-After': header('RetryAfter'), ...limited },
  503: { 'Retry-After': header('RetryAfter') },
};

/** Headers of an answer that a limit counted. */
export const limitHeaders = limited;

/** `TOKEN_USED` as `TokenUsed`. */
const wordOf = (code: ErrorCode) =>
  code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const componentOf = (codes: readonly ErrorCode[]) => codes.map(wordOf).join('Or');

type Call = Pick<RoutedCall, 'endpoint' | 'access'>;

const codesByStatus = (call: Call) => Map.groupBy(errorCodesOf(call), (code) => statusOf[code]);

/** Returns the failures that a call may have, by status. */
export const failuresOf = (call: Call): Json =>
  Object.fromEntries(
    [...codesByStatus(call)].map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${componentOf(codes)}` },
    ]),
  );

/** Every failure that the calls have, each described once. */
export const failureComponents = (calls: readonly Call[]): Json =>
  Object.fromEntries(
    calls
      .flatMap((call) => [...codesByStatus(call)])
      .map(([status, codes]) => [componentOf(codes), failureOf(status, codes)]),
  );

function failureOf(status: number, codes: readonly ErrorCode[]): Json {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { type: 'object', properties: { code: { enum: codes } } },
    ],
  };
  const media = { schema, example: exampleOf(status, codes[0] ?? 'INTERNAL') };
  const headers = headersOf[status];
  return {
    description: codes
      .map((code) => `${code}: ${problems[code].title}. ${problems[code].advice}`)
      .join('\n\n'),
    ...(headers && { headers }),
    content: { 'application/json': media, [problemType]: media },
  };
}

const requestId = '8c9f2f4e-6f0e-4b62-9c1e-3f1f6a1f5d2b';

const exampleOf = (status: number, code: ErrorCode) => ({
  type: `${problemsPath}#${code}`,
  title: problems[code].title,
  status,
  detail: `${problems[code].title}.`,
  instance: `#${requestId}`,
  error: `${problems[code].title}.`,
  code,
  requestId,
});
