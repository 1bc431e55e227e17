/** Returns the title of a page until its name is loaded: 'Alice Lake' for 'alice-lake'. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}
