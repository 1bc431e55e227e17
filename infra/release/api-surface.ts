import { apiSurface } from '@camp/contracts/site/api-surface';
import { type ApiSurface, apiSurfaceSchema } from '@camp/release/surface/surface';

/** Longest wait for the API, in milliseconds: one that is down must not hold up a publish. */
const answerWithinMs = 2_000;

/** What the API of a site answers, as it says itself; undefined when it does not say so in time. */
export async function readApiSurface(siteUrl: string): Promise<ApiSurface | undefined> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    const response = await fetch(new URL(apiSurface.path, siteUrl), { signal });
    return apiSurfaceSchema.parse(await response.json());
  } catch {
    return undefined;
  }
}

export const notCompared = (siteUrl: string) =>
  `The API behind ${siteUrl} did not say what it answers (PUBLIC_URL names the site), so calls to it were not compared.`;
