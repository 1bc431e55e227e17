import { ApiCallError } from '@camp/contracts/client/api-call-error';

/**
 * Loads the code that makes calls, with the schemas of the answers and their library: guests who look around make
 * none (docs/decisions/documents.md#0168).
 * @throws ApiCallError as for a call without an answer, if it cannot be loaded
 */
export async function loadCaller() {
  try {
    return await import(/* webpackChunkName: "api-client" */ './call.ts');
  } catch {
    const message = 'Network error. Please try again.';
    throw new ApiCallError({ message, status: 0, code: 'NETWORK', sentence: { key: 'network' } });
  }
}
