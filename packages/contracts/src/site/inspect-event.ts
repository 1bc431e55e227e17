/** Event of the document that opens the panel about which build drew what, as its key does: a page may have no keyboard. */
export const inspectEvent = 'campbc:inspect';
