import type { ReleaseDocument } from '#document/release-document.ts';
import {
  type ChangeRequest,
  keepBuilds,
  nextGeneration,
  type Publisher,
} from './next-generation.ts';

/**
 * Ends the service worker in every browser, or allows it again (docs/decisions/federation.md#0340). All builds and
 * canaries stay.
 * @throws {@link ReleaseError} NOTHING_LIVE or GENERATION_MOVED
 */
export function switchOffline(
  publisher: Publisher,
  { offline, ...request }: ChangeRequest & { offline: 'on' | 'off' },
): Promise<ReleaseDocument> {
  return nextGeneration(publisher, {
    ...request,
    offline,
    change: keepBuilds,
  });
}
