import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { listen } from './loopback.ts';

interface TakenMail {
  to: string;
  from: string;
  at: number;
  isEncrypted: boolean;
  text: string;
}

/**
 * A mail server that takes, refuses or keeps waiting each receiver as a test decides. It offers STARTTLS with a
 * certificate that it made itself, as Debian's Postfix does.
 */
export class ChoosyMailServer {
  readonly taken: TakenMail[] = [];
  /** Each receiver that a client named, once for each time. */
  readonly asked: string[] = [];
  /** The status that it refuses an address with; 0 takes it. */
  statusFor: (address: string) => number = () => 0;
  /** Time before it answers about an address, in milliseconds. */
  silenceFor: (address: string) => number = () => 0;

  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => void this.answer(address, done),
    onData: (stream, { envelope, secure: isEncrypted }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      void text(stream).then((whole) => {
        for (const { address: to } of envelope.rcptTo) {
          this.taken.push({ to, from, at: Date.now(), isEncrypted, text: whole });
        }
        done();
      });
    },
  });

  /** Returns its address. */
  async listen(): Promise<string> {
    this.server.on('error', () => undefined);
    return `smtp://127.0.0.1:${await listen(this.server.server)}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(address: string, done: (error?: Error) => void): Promise<void> {
    this.asked.push(address);
    await wait(this.silenceFor(address));
    const responseCode = this.statusFor(address);
    if (responseCode === 0) return done();
    done(Object.assign(new Error('This mailbox is on a hike.'), { responseCode }));
  }
}
