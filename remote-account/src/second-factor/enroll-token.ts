const key = 'campbc:enroll-token';

/** Keeps the token for this tab, so that it survives a reload of the enrollment page. */
export function keepEnrollToken(token: string): void {
  sessionStorage.setItem(key, token);
}

export function keptEnrollToken(): string | null {
  return sessionStorage.getItem(key) || null;
}

export function forgetEnrollToken(): void {
  sessionStorage.removeItem(key);
}
