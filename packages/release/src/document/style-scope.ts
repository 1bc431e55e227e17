/** The scope of a remote's styles (CSS Cascade 6, 2.5): all that it draws, but what others add to its pages. */
export const styleScope = (remote: string): string =>
  `@scope ([data-remote="${remote}"]) to (:scope [data-remote] > *)`;
