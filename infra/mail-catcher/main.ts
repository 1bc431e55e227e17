import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { createInbox } from './inbox.ts';
import { answerInbox } from './inbox-pages.ts';

/*
 * A mail server for one's own machine: takes every mail, delivers none, shows them on a page.
 * MAIL_PORT is the page, SMTP_PORT takes the mail, MAIL_DIR keeps it.
 */
const inbox = createInbox(process.env['MAIL_DIR'] || '.data/mail');

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  size: 10_000_000,
  onData(stream, _session, done) {
    inbox.receive(stream).then(() => done(), done);
  },
});

const pages = createServer((request, response) => answerInbox(inbox, request, response));

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
/* Whoever started this process is gone: nothing may be left running. */
process.once('disconnect', stop);
