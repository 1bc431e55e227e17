import type { CampgroundSummary, Campground } from '@camp/contracts/places/campgrounds';
import type { CorrectableFact } from '@camp/contracts/places/correctable-facts';
import type { StaffPlace } from '@camp/contracts/staff/staff-places';
import { until } from '#infra/test-servers/programs.ts';
import type { OwnApi } from './own-api.ts';
import type { Answer, Visitor } from './visitor.ts';

export const staffPath = (slug: string, side = 'mod') => `/api/${side}/places/campgrounds/${slug}`;

export const reason = 'The ranger says so';
const source = 'Call to the park office';

export const placeIn = ({ body }: Answer) => body['place'] as StaffPlace;

export const factIn = (place: StaffPlace, fact: CorrectableFact) =>
  place.facts.find((each) => each.fact === fact);

interface Correction {
  slug: string;
  fact: string;
  value: unknown;
}

export const correct = (visitor: Visitor, { slug, ...given }: Correction, more: object = {}) =>
  visitor.post(`${staffPath(slug)}/corrections`, { source, reason, ...given, ...more });

export const withdraw = (visitor: Visitor, { slug, fact }: { slug: string; fact: string }) =>
  visitor.delete(`${staffPath(slug)}/corrections/${fact}`, { reason });

export const hide = (visitor: Visitor, slug: string) =>
  visitor.put(`${staffPath(slug)}/hidden`, { reason });

export const seen = (version: string) => ({ headers: { 'if-match': `"${version}"` } });

/** Returns a campground as the public sees it; undefined where there is none. */
export async function shown(api: OwnApi, slug: string): Promise<Campground | undefined> {
  const { body } = await api.newVisitor().get(`/api/places/campgrounds/${slug}`);
  return body['campground'] as Campground | undefined;
}

/** Waits until the public sees a campground as it should be. */
export const whenShown = (
  api: OwnApi,
  slug: string,
  holds: (campground: Campground | undefined) => boolean,
) => until(async () => holds(await shown(api, slug)), `${slug} is shown as it should be`);

export async function namesFound(api: OwnApi, words: string): Promise<string[]> {
  const query = new URLSearchParams({ q: words }).toString();
  const { body } = await api.newVisitor().get(`/api/places/campgrounds?${query}`);
  return (body['campgrounds'] as CampgroundSummary[]).map(({ name }) => name);
}

export const auditRows = (api: OwnApi, action: string) =>
  api.query('SELECT actor_user_id, details FROM audit_log WHERE action = ? ORDER BY id', [action]);
