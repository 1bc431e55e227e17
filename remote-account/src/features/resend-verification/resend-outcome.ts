import { ApiCallError } from '@camp/shell-api';
import type { ResendTexts } from './messages.ts';

export interface Outcome {
  tone: 'success' | 'danger';
  text: string;
}

interface Wording {
  /** The page that asks; each has its own wording. */
  from: 'login' | 'register';
  texts: Pick<ResendTexts, 'alreadyVerified' | 'failed'>;
}

/** Says why the mail could not be sent again (docs/specification.md#error-catalogue). */
export function failedResendOutcome(error: unknown, { from, texts }: Wording): Outcome {
  if (error instanceof ApiCallError && error.code === 'ALREADY_VERIFIED') {
    return { tone: 'success', text: texts.alreadyVerified };
  }
  return { tone: 'danger', text: texts.failed[from] };
}
