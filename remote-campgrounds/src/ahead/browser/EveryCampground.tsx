/** A browser that runs this has JavaScript: the list is in the page that was rendered ahead alone. */
export function EveryCampground() {
  return <noscript />;
}
