let underWay = 0;

/**
 * Counts the calls on their way that change something, whoever makes them: leaving the document would
 * break them off. Those with `keepalive` outlive it, and do not count.
 */
export function watchWrites(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!isWrite(input, init)) return send(input, init);
    underWay += 1;
    try {
      return await send(input, init);
    } finally {
      underWay -= 1;
    }
  };
}

export const areWritesUnderWay = (): boolean => underWay > 0;

function isWrite(...[input, init]: Parameters<typeof fetch>): boolean {
  const request = input instanceof Request ? input : undefined;
  const method = init?.method ?? request?.method ?? 'GET';
  const isKeptAlive = init?.keepalive ?? request?.keepalive ?? false;
  return !['GET', 'HEAD'].includes(method.toUpperCase()) && !isKeptAlive;
}
