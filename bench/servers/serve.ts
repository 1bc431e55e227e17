import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/* Helpers for a process of the bench's own, which ends when the bench does. */

/** Serves on any free port of this machine, and says on which. */
export function serve(listener: RequestListener): void {
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ port });
  });
  process.once('disconnect', () => process.exit());
}

/** Answers each message with the result of the work, or with the reason why it failed; the process goes on. */
export function answerMessages(work: (asked: unknown) => Promise<object>): void {
  process.on('message', (asked) => {
    work(asked).then(
      (answer) => process.send?.(answer),
      (error: unknown) => process.send?.({ failure: String(error) }),
    );
  });
}
