/** Most bytes with gzip, by what a browser is made to fetch. */
export const budgets = {
  remote: {
    /** The entry alone: it is fetched before anything else of the remote. */
    entry: 15_000,
    /** Scripts until a page can be drawn: entry, exposed module and the page's own. */
    page: 120_000,
    /** All scripts and stylesheets together. */
    total: 250_000,
  },
  shell: {
    entry: 175_000,
    /** Entry and what is loaded beside it, on every page. */
    page: 200_000,
    total: 260_000,
  },
};
