/** Source of the outlines of both maps, as the pages credit it. */
export const mapSource = {
  name: 'Natural Earth',
  href: 'https://www.naturalearthdata.com/about/terms-of-use/',
};
