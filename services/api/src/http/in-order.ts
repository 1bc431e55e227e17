import type { NextFunction, RequestHandler } from 'express';

/** One handler made of several, without comparing paths. */
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

/** Hands on what a handler that is still at work throws. */
function handOn(handled: unknown, next: NextFunction): void {
  if (handled instanceof Promise) handled.catch(next);
}
