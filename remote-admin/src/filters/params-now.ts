/** The address as it is: what is on screen may lag behind it, and a second choice must not undo the first. */
export const paramsNow = () => new URLSearchParams(globalThis.location.search);
