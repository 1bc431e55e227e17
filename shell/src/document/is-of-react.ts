/** True if React drew an element, or has begun to take it over: its handlers hear of it then. */
export const isOfReact = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));
