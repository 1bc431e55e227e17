import { ApiError } from '@camp/shell-api';

export interface Outcome {
  tone: 'success' | 'danger';
  text: string;
}

/** The catalogue's sentence for a mail that could not be sent again (specification, section 8, "Register"). */
export function failedResendFromRegister(error: unknown): Outcome {
  if (error instanceof ApiError && error.code === 'ALREADY_VERIFIED') {
    return { tone: 'success', text: 'This email is already verified. You can log in now.' };
  }
  return { tone: 'danger', text: 'Could not resend verification email.' };
}

/** The same on the login page, whose sentence has no full stop (specification, section 8, "Login"). */
export function failedResendFromLogin(error: unknown): Outcome {
  if (error instanceof ApiError && error.code === 'ALREADY_VERIFIED') {
    return failedResendFromRegister(error);
  }
  return { tone: 'danger', text: 'Could not resend verification email' };
}
