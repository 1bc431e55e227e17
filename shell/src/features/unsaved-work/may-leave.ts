import { askToLeave, isWorkUnsaved } from '@camp/shell-api';
import type { MayLeave, PageChange } from '#router/site-router.ts';

/** Holds a page with unsaved work back until its question is answered (docs/decisions/documents.md#0093). */
export const mayLeave: MayLeave = (change) =>
  isWorkUnsaved() && leavesPage(change) ? askToLeave() : null;

/**
 * A change of query or hash stays on the page. But Back to another query may bring a list without the
 * person whose new codes are being shown.
 */
const leavesPage = ({ from, to, action }: PageChange) =>
  from.pathname !== to.pathname || (action === 'POP' && from.search !== to.search);
