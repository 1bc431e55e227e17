/**
 * Content security policy of answers that are no page: opened by itself, one loads nothing, and no page shows it
 * in a frame (docs/decisions/0117-strict-everywhere.md). As helmet takes it.
 */
export const closedPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};
