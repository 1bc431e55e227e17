import { ApiCallError } from '@camp/shell-api';

/** True if a change was refused because somebody else has changed what is changed meanwhile. */
export const isStale = (error: unknown): error is ApiCallError =>
  error instanceof ApiCallError && error.code === 'PRECONDITION_FAILED';
