/** Where the outlines of both maps come from, as they are credited on the pages. */
export const mapSource = {
  name: 'Natural Earth',
  href: 'https://www.naturalearthdata.com/about/terms-of-use/',
};
