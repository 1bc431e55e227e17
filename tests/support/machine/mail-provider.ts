import { SMTPServer } from 'smtp-server';
import { createInbox } from '#infra/mail-catcher/inbox.ts';

/* The provider that a machine's Postfix hands mail to. It keeps all mail, but has no mailbox called `nobody`. */
const [port = '', folder = ''] = process.argv.slice(2);
const inbox = createInbox(folder);
new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onRcptTo({ address }, _session, done) {
    const unknown = Object.assign(new Error('5.1.1 No such person here'), { responseCode: 550 });
    done(address.startsWith('nobody@') ? unknown : undefined);
  },
  onData(stream, _session, done) {
    inbox.receive(stream).then(() => done(), done);
  },
}).listen(Number(port), '127.0.0.1');
