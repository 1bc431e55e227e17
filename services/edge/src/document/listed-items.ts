import type { ListedPages, PageLists } from '#described/page-lists.ts';
import type { SitePage } from '#site-routes.ts';

interface Options {
  lists: PageLists;
  page: SitePage | null;
  ip: string;
}

/** Returns the pages that items of this page may stand for; null if it has no items, or the API gave no list. */
export async function pagesOfItems({ lists, page, ip }: Options): Promise<ListedPages | null> {
  const of = page?.remote.routes.find(({ path }) => path === page.itemsOf);
  return of ? lists.soon({ page: of, ip }) : null;
}

/** As React writes them: no `<` or `>` in an attribute. An item stands for the page that its first link leads to. */
const item = /<li\b[^>]* data-item\b[^>]*>/g;
const link = / href="([^"?#]*)/;

/** Removes the items, `<li data-item>` with all that is in them, whose page is not listed. */
export function withListedItems(html: string, listed: ReadonlySet<string>): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index, 0: tag } of html.matchAll(item)) {
    if (index < from) continue;
    const end = endOfItem(html, index + tag.length);
    const path = link.exec(html.slice(index, end))?.[1];
    if (path === undefined || listed.has(path)) continue;
    kept.push(html.slice(from, index));
    from = end;
  }
  return kept.join('') + html.slice(from);
}

/** Finds the end of the item whose content starts at `start`; items of lists in it end before. */
function endOfItem(html: string, start: number): number {
  let open = 1;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<li\b[^>]*>|<\/li>/g)) {
    open += tag === '</li>' ? -1 : 1;
    if (open === 0) return start + index + tag.length;
  }
  return start;
}
