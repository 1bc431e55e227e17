/** Why a candidate may not go live: one code for each kind of reason. */
export type RefusalCode =
  | 'ACCESS_LOOSENED'
  | 'CONTRACT_UNSUPPORTED'
  | 'DEAD_LINK'
  | 'DEAD_REDIRECT'
  | 'ENTRY_TOO_BIG'
  | 'FILE_UNHASHED'
  | 'GLOBAL_MISNAMED'
  | 'GLOBAL_REUSED'
  | 'MODULE_MISSING'
  | 'NAME_REUSED'
  | 'NAME_UNHASHED'
  | 'PAGE_MISSING'
  | 'PAGE_TOO_BIG'
  | 'PRERENDERER_MISSING'
  | 'PRERENDER_PRIVATE'
  | 'ROUTE_REMOVED'
  | 'ROUTE_RESERVED'
  | 'ROUTE_TAKEN'
  | 'ROUTE_TWICE'
  | 'SHARED_MISSING'
  | 'SHARED_RANGE'
  | 'STYLE_BROKEN'
  | 'STYLE_LEAKS'
  | 'TEXT_MISSING'
  | 'TOTAL_TOO_BIG'
  | 'VERSION_TAKEN';

export interface Refusal {
  code: RefusalCode;
  /** A sentence for the person who publishes. */
  message: string;
}
