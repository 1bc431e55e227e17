import { firstFiles, release } from '#release.fixture.ts';

const account = told(release.remotes.account);

const withExtendedHub = (route: Record<string, unknown>) =>
  route['page'] === 'hub' ? { ...route, slots: ['hub-cards'] } : route;

/** Remotes of the release in release.fixture.ts as inlined in a document that shows no page of `trips`, nor `list`. */
export const toldRemotes = {
  public: told(release.remotes.public),
  account: { ...account, routes: account.routes.map(withExtendedHub) },
  trips: { ...told(release.remotes.trips), files: firstFiles, pageFiles: {} },
};

interface RemoteEntry {
  callingPages?: readonly string[];
  requires: object;
  sizes: object;
  contract: number;
  slots?: unknown;
  extensions?: unknown;
  routes: readonly object[];
}

function told<R extends RemoteEntry>({
  requires: _ranges,
  sizes: _sizes,
  contract: _contract,
  callingPages: _own,
  slots: _slots,
  extensions: _extensions,
  ...rest
}: R) {
  const ownOfEdge = new Set([
    'head',
    'prerender',
    'unlisted',
    'describedBy',
    'listedBy',
    'itemsOf',
  ]);
  const announced = (route: object) =>
    Object.fromEntries(Object.entries(route).filter(([name]) => !ownOfEdge.has(name)));
  return { ...rest, routes: rest.routes.map(announced) };
}
