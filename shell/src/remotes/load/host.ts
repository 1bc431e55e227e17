import type { ModuleFederation } from '@module-federation/enhanced/runtime';

/** The bundler's own view of this build; it carries the federation host that the build has made. */
declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/**
 * The host through which remotes are registered and loaded. Importing the library's runtime instead
 * would ship a second copy of it beside the one that every federated build starts with.
 */
export const host = () => __webpack_require__.federation.instance;
