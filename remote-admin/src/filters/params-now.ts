/** Returns the current address: the screen may lag behind it, and a second choice must not undo the first. */
export const paramsNow = () => new URLSearchParams(globalThis.location.search);
