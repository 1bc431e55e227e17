import { findCampgrounds } from '@camp/contracts/places/campgrounds';
import type { CampgroundList } from '#places/campgrounds.queries.ts';

/**
 * The list as it was rendered ahead, read from that page before it comes to life; null where another page was
 * sent. It is not in this build's files: a page that needs it has brought it.
 */
export const firstPage: CampgroundList | null = read();

function read(): CampgroundList | null {
  const text = document.querySelector('[data-first-page]')?.getAttribute('data-first-page');
  return text ? findCampgrounds.response.parse(JSON.parse(text)) : null;
}
