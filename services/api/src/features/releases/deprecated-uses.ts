import type { CallResult } from '@camp/contracts/client/endpoint';
import type { listReleases } from '@camp/contracts/staff/releases';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { olderCallsIn } from '@camp/release/surface/endpoint-shapes';
import { routedCalls } from '#http/route.ts';
import { buildKey } from './endings.ts';
import type { ReleaseRecord } from './release-records.ts';

type Uses = NonNullable<CallResult<typeof listReleases>['deprecated']>;

/** More builds than are live at once, canaries among them. */
const maxKnown = 200;

/** Finds live builds that use what is deprecated of the API: names that parameters had before. */
export class DeprecatedUses {
  private readonly store: ReleaseStore;
  /** By build, whose description never changes. */
  private readonly known = new Map<string, Uses>();

  constructor(store: ReleaseStore) {
    this.store = store;
  }

  async of({ builds, canaries }: ReleaseRecord): Promise<Uses> {
    const all = [builds, ...canaries.map((canary) => canary.builds)].flatMap((each) => [...each]);
    if (this.known.size > maxKnown) this.known.clear();
    const uses = await Promise.all(all.map(([app, { version }]) => this.ofBuild(app, version)));
    return uses.flat();
  }

  private async ofBuild(app: string, version: string): Promise<Uses> {
    const key = buildKey(app, version);
    const known = this.known.get(key);
    if (known) return known;
    const surface = await this.store.publishedSurface({ name: app, version });
    const endpoints = routedCalls().map(({ endpoint }) => endpoint);
    const calls = olderCallsIn(surface?.endpoints ?? {}, endpoints);
    const uses = calls.map((call) => ({ app, version, ...call }));
    this.known.set(key, uses);
    return uses;
  }
}
