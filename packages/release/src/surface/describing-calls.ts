import type { Endpoint } from '@camp/contracts/client/endpoint';
import { describingEndpoint, listingEndpoint } from '@camp/contracts/site/page-description';
import type { RemoteRoute } from '#document/manifest.ts';

/** What the edge calls so that pages can be described and listed: an API without it cannot show them. */
export function describingCalls(routes: readonly RemoteRoute[]): Endpoint[] {
  return routes.flatMap(({ describedBy, listedBy }) => [
    ...(describedBy ? [describingEndpoint(describedBy)] : []),
    ...(listedBy ? [listingEndpoint(listedBy)] : []),
  ]);
}
