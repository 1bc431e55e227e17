import { ApiCallError } from '@camp/contracts/client/api-call-error';

/** Wait before asking again while the API does not answer, in milliseconds. */
const retryAfterMs = 4_000;

/** True if a call failed for want of an answer (no network, or the API's 503), rather than being refused. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiCallError && ['NETWORK', 'UNAVAILABLE'].includes(outageCodeOf(error));
}

/** A gateway in front of the API answers for it with a bare 502, 503 or 504. */
function outageCodeOf({ status, code }: ApiCallError): string {
  return [502, 503, 504].includes(status) ? 'UNAVAILABLE' : code;
}

/** A query's `refetchInterval`: asks again by itself during an outage, and only then. */
export function retryDuringOutage(query: { state: { error: unknown } }): number | false {
  return isOutage(query.state.error) ? retryAfterMs : false;
}
