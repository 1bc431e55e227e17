const key = 'campbc:enroll-token';

/** Keeps the token for this tab, so that a reload of the set-up page finds it again. */
export function keepEnrollToken(token: string): void {
  sessionStorage.setItem(key, token);
}

export function keptEnrollToken(): string | null {
  return sessionStorage.getItem(key) || null;
}

export function forgetEnrollToken(): void {
  sessionStorage.removeItem(key);
}
