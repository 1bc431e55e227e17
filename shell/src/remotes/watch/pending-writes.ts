let pending = 0;

/**
 * Counts all requests in flight that change something: leaving the document would abort them. Those with
 * `keepalive` outlive it and do not count.
 */
export function watchPendingWrites(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!isWrite(input, init)) return send(input, init);
    pending += 1;
    try {
      return await send(input, init);
    } finally {
      pending -= 1;
    }
  };
}

export const hasPendingWrites = (): boolean => pending > 0;

function isWrite(...[input, init]: Parameters<typeof fetch>): boolean {
  const request = input instanceof Request ? input : { method: 'GET', keepalive: false };
  const { method = request.method, keepalive = request.keepalive } = init ?? {};
  return !['GET', 'HEAD'].includes(method.toUpperCase()) && !keepalive;
}
