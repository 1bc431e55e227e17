import type { NextFunction, RequestHandler } from 'express';

/** Returns one handler made of several, without comparing paths. */
export const inOrder =
  (handlers: RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    let done = 0;
    const goOn: NextFunction = (error?: unknown) => {
      const handler = error ? undefined : handlers[done++];
      if (!handler) return next(error);
      try {
        handOn(handler(request, response, goOn), next);
      } catch (thrown) {
        next(thrown);
      }
    };
    goOn();
  };

/** Passes on the error of a handler that fails later. */
function handOn(handled: unknown, next: NextFunction): void {
  if (handled instanceof Promise) handled.catch(next);
}
