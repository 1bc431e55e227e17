import { ApiCallError } from '@camp/shell-api';

/** True if a change was refused because someone else has made another one meanwhile. */
export const isStale = (error: unknown): error is ApiCallError =>
  error instanceof ApiCallError && error.code === 'PRECONDITION_FAILED';
