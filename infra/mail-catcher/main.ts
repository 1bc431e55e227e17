import { createServer } from 'node:http';
import { isOwnHost } from '@camp/contracts/site/own-host';
import { SMTPServer } from 'smtp-server';
import { createInbox } from './inbox.ts';
import { answerInbox } from './inbox-pages.ts';

/*
 * A mail server for the developer's machine. It accepts every mail, delivers none, and shows them on a
 * page: MAIL_PORT serves the page, SMTP_PORT accepts mail, MAIL_DIR keeps it.
 */
const inbox = createInbox(process.env['MAIL_DIR'] || '.data/mail');

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  size: 10_000_000,
  /* Where no name server answers, each mail would wait for one. */
  disableReverseLookup: true,
  /* The API keeps connections open for its next mails. */
  closeTimeout: 100,
  onData(stream, _session, done) {
    inbox.receive(stream).then(() => done(), done);
  },
});

const pages = createServer((request, response) => {
  if (isOwnHost(request.headers.host)) return answerInbox(inbox, request, response);
  response.writeHead(421).end();
});

smtp.on('error', (error) => console.error(error.message));
pages.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
smtp.listen(Number(process.env['SMTP_PORT']), '127.0.0.1', () => {
  pages.listen(Number(process.env['MAIL_PORT']), 'localhost', () =>
    process.send?.({ ready: true }),
  );
});

function stop(): void {
  pages.closeAllConnections();
  pages.close();
  smtp.close(() => process.exit(0));
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
/* The parent process is gone: leave nothing running. */
process.once('disconnect', stop);
