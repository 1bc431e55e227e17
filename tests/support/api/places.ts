import type { findCampgrounds } from '@camp/contracts/places/campgrounds';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Visitor } from './visitor.ts';

export type CampgroundList = CallResult<typeof findCampgrounds>;

const path = '/api/places/campgrounds';

export async function listed(visitor: Visitor, asked: string): Promise<CampgroundList> {
  const { status, body } = await visitor.get(`${path}?${asked}`);
  if (status !== 200) throw new Error(`${asked} answered ${status}: ${JSON.stringify(body)}`);
  return body as CampgroundList;
}

export const slugsIn = ({ campgrounds }: CampgroundList) => campgrounds.map(({ slug }) => slug);
