import { findCampgrounds } from '@camp/contracts/places/campgrounds';
import type { CampgroundList } from '#places/campgrounds.queries.ts';

/**
 * The list as it was rendered ahead, read from that page before it comes to life; null where another page was
 * sent. It is not in this build's files: a page that needs it has brought it.
 */
export const firstPage: CampgroundList | null = read();

function read(): CampgroundList | null {
  const [page] = texts('data-first-page');
  if (page === undefined) return null;
  const campgrounds = texts('data-campground').map((text) => JSON.parse(text) as unknown);
  return findCampgrounds.response.parse({ ...JSON.parse(page), campgrounds });
}

function texts(name: string): string[] {
  const elements = document.querySelectorAll(`[${name}]`);
  return [...elements].flatMap((element) => element.getAttribute(name) ?? []);
}
