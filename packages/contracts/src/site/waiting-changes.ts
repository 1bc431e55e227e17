/**
 * Name, in the browser's storage, of the changes that wait for the network, after the id of whose they are and a
 * space. Pages write them, and signing out deletes them (docs/decisions/federation.md#0345).
 */
export const waitingKey = 'campbc:waiting-changes';
