/**
 * Where the focus goes when a row leaves: into the actions of the next row, else of the one before,
 * else to the page's heading.
 */
export function placeAfterRow(inRow: HTMLElement | null): HTMLElement | null {
  const row = inRow?.closest('[role="row"]');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    neighbour?.querySelector<HTMLElement>('[data-user-actions]') ??
    document.querySelector<HTMLElement>('h1')
  );
}
