import type { ErrorCode } from '@camp/contracts/client/errors';
import { operationOf } from '@camp/contracts/operations/operations';
import { takesExpectedUser } from '#http/expected-user.ts';
import type { RoutedCall } from '#http/route.ts';

/** Errors of any call: busy or broken parts, and too many tries. */
const always: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'];

/** Errors of calls that send a body. */
const withBody: readonly ErrorCode[] = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE'];

const staffCodes: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'STEP_UP_REQUIRED',
  'PASSKEY_REQUIRED',
];

const whoFails: Record<RoutedCall['access'], readonly ErrorCode[]> = {
  anyone: [],
  'signed-in': ['UNAUTHENTICATED'],
  moderator: staffCodes,
  admin: staffCodes,
};

/** True if a call that only reads may fail so. Calls that belong together may name their codes together. */
const isOfReading = (code: ErrorCode) => code !== 'PRECONDITION_FAILED';

/** Every code that a call may be answered with: its own, and what follows from its kind. */
export function errorCodesOf({
  endpoint,
  access,
}: Pick<RoutedCall, 'endpoint' | 'access'>): ErrorCode[] {
  const { method, params, query, body, stepUp, errors = [] } = endpoint;
  const codes = [
    ...(method === 'GET' ? [] : (['CSRF', ...withBody] as const)),
    ...((params ?? query ?? body) ? (['VALIDATION'] as const) : []),
    ...(operationOf(endpoint).happensOnce ? (['CONFLICT', 'VALIDATION'] as const) : []),
    ...whoFails[access],
    ...(takesExpectedUser({ endpoint, access }) ? (['USER_MISMATCH'] as const) : []),
    ...(stepUp ? (['STEP_UP_REQUIRED'] as const) : []),
    ...(method === 'GET' ? errors.filter(isOfReading) : errors),
    ...always,
  ];
  return [...new Set(codes)];
}
