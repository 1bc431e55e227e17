import { revision as endpoint } from '@camp/contracts/staff/diagnostics';
import type { ApiNodes } from './api-nodes.ts';

const answerTimeoutMs = 1_000;

/** What the API has now. @throws when it does not say so within a second. */
export async function askRevision(api: ApiNodes) {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const answer = await api.fetch(endpoint.path, { signal });
  return endpoint.response.parse(await answer.json());
}
