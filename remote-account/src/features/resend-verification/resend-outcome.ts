import { ApiError } from '@camp/shell-api';
import type { ResendTexts } from './messages.ts';

export interface Outcome {
  tone: 'success' | 'danger';
  text: string;
}

interface Wording {
  /** The page that asks; each has its own sentence. */
  from: 'login' | 'register';
  texts: Pick<ResendTexts, 'alreadyVerified' | 'failed'>;
}

/** The catalogue's sentence for a mail that could not be sent again (specification, section 8). */
export function failedResendOutcome(error: unknown, { from, texts }: Wording): Outcome {
  if (error instanceof ApiError && error.code === 'ALREADY_VERIFIED') {
    return { tone: 'success', text: texts.alreadyVerified };
  }
  return { tone: 'danger', text: texts.failed[from] };
}
