import type { OutboxMail } from '@camp/contracts/staff/outbox';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { instant, newMember, query } from './api-under-test.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { MailServer } from '#tests/support/servers/mail-server.ts';
import { until } from '#infra/test-servers/programs.ts';
import { type Answer, Visitor } from './visitor.ts';

export const outboxPath = '/api/admin/outbox';

export const mailIn = ({ body }: Answer) => body['mail'] as OutboxMail;

interface Row {
  recipient?: string;
  state?: OutboxMail['state'];
  sealedBody?: string | null;
  lastError?: string | null;
}

/** Puts a mail in the outbox of the API under test that no worker takes, unless it is retried. */
export async function insertMail(row: Row = {}): Promise<{ id: number; recipient: string }> {
  const { recipient = newMember().email, state = 'dead' } = row;
  const { sealedBody = null, lastError = null } = row;
  const [past, future] = [instant('2020-01-01 00:00:00.000'), instant('2099-01-01 00:00:00.000')];
  await query(
    `INSERT INTO outbox (recipient, subject, sealed_body, state, attempts, next_attempt_at, last_error, created_at)
     VALUES (?, 'A letter', ?, ?, 8, ?, ?, ?)`,
    [recipient, sealedBody, state, future, lastError, past],
  );
  const [found] = await query('SELECT id FROM outbox WHERE recipient = ?', [recipient]);
  return { id: Number(found?.['id']), recipient };
}

export const mailAccount = { user: 'camp-mailer', password: 'Spruce secret/77' };

/** An API whose mail server refuses its sign-in: mails stay, with their bodies. */
export class StuckApi {
  readonly process: ApiProcess;
  private readonly mailServer: MailServer;

  private constructor(process: ApiProcess, mailServer: MailServer) {
    this.process = process;
    this.mailServer = mailServer;
  }

  static async start(): Promise<StuckApi> {
    const mailServer = new MailServer();
    await mailServer.listen();
    const account = `${mailAccount.user}:${encodeURIComponent(mailAccount.password)}`;
    const SMTP_URL = `smtp://${account}@127.0.0.1:${mailServer.port}`;
    return new StuckApi(await startApi({ environment: { SMTP_URL } }), mailServer);
  }

  async stop(): Promise<void> {
    await this.process.service.stop();
    await this.mailServer.close();
  }

  /** Registers someone here; returns their failed verification mail. Any API of the run can open its body. */
  async failedMail(): Promise<{ id: number; sealedBody: string }> {
    const { url, dataDir } = this.process;
    const member = newMember();
    await new Visitor(url).post('/api/auth/register', member);
    const place = { dataDir };
    const sql = "SELECT id, sealed_body FROM outbox WHERE recipient = ? AND state = 'failed'";
    let row: Record<string, unknown> | undefined;
    await until(async () => {
      [row] = await queryDatabase(place, sql, [member.email]);
      return row !== undefined;
    }, 'The mail failed');
    return { id: Number(row?.['id']), sealedBody: String(row?.['sealed_body']) };
  }
}
