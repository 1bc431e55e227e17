import type { Endpoint } from '@camp/contracts/client/endpoint';
import { describingEndpoint, listingEndpoint } from '@camp/contracts/client/page-description';
import type { RemoteRoute } from '#document/manifest.ts';

/** Returns the endpoints that the edge needs to describe and list pages: an API without them cannot show these. */
export function describingCalls(routes: readonly RemoteRoute[]): Endpoint[] {
  return routes.flatMap(({ describedBy, listedBy }) => [
    ...(describedBy ? [describingEndpoint(describedBy)] : []),
    ...(listedBy ? [listingEndpoint(listedBy)] : []),
  ]);
}
