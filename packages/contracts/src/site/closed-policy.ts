/**
 * Content security policy of answers that are not pages: opened directly, they load nothing, and no page shows them
 * in a frame (docs/decisions/federation.md#0117). As helmet takes it.
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
