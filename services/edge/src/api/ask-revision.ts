import { revision as endpoint } from '@camp/contracts/staff/diagnostics';
import type { ApiNodes } from './api-nodes.ts';

const answerTimeoutMs = 1_000;

/** Asks the API for its current revision. @throws when it does not answer within a second. */
export async function askRevision(api: ApiNodes) {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const answer = await api.fetch(endpoint.path, { signal });
  return endpoint.response.parse(await answer.json());
}
