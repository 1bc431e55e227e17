import type { CaughtMail } from '#infra/mail-catcher/inbox.ts';
import { until } from '#infra/test-servers/programs.ts';
import { type DatabasePlace, queryDatabase } from '#tests/support/people/database.ts';
import type { Traffic } from './traffic.ts';

/** A mail that a worker took and never finished is sent again after two minutes. */
const mailTimeoutMs = 180_000;

export interface Evidence {
  lostSaves: number;
  /** Invitations without their entry in the audit log. */
  notAudited: number;
  lostMails: number;
  /** Sent twice with different Message-IDs, so that no mailbox could recognize the copy. */
  doubledMails: number;
  /** Unwanted ends of sessions. */
  signOuts: number;
  /** Ended sessions that still work. */
  revived: number;
}

/** Compares what the site answered with what it holds, once every mail has had its time. */
export async function evidenceOf(
  traffic: Traffic,
  place: DatabasePlace,
  inbox: Inbox,
): Promise<Evidence> {
  const hasAll = async () => {
    await inbox.look();
    return traffic.invited.every((address) => inbox.idsTo(address) > 0);
  };
  await until(hasAll, 'All mail has come', mailTimeoutMs).catch(() => undefined);
  const rows = await queryDatabase(
    place,
    `SELECT u.id, u.bio, u.email, (SELECT COUNT(*) FROM audit_log a
      WHERE a.target_user_id = u.id AND a.action = 'user.invite') AS audited FROM users u`,
  );
  const byId = new Map(rows.map((row) => [Number(row['id']), turnIn(row['bio'])]));
  const audited = new Map(rows.map((row) => [row['email'], Number(row['audited'])]));
  const count = (addresses: string[], is: (address: string) => boolean) =>
    addresses.filter(is).length;
  return {
    lostSaves: traffic.saved.filter(({ id, accepted }) => (byId.get(id) ?? 0) < accepted).length,
    notAudited: count(traffic.invited, (address) => audited.get(address) !== 1),
    lostMails: count(traffic.invited, (address) => inbox.idsTo(address) === 0),
    doubledMails: count(traffic.invited, (address) => inbox.idsTo(address) > 1),
    signOuts: traffic.signOuts,
    revived: await revivedOf(traffic),
  };
}

const turnIn = (bio: unknown) => Number(/\d+/.exec(typeof bio === 'string' ? bio : '')?.[0] ?? 0);

async function revivedOf({ ended }: Traffic): Promise<number> {
  let revived = 0;
  for (const client of ended) {
    const answers = [
      await client.ask('GET', '/api/auth/me'),
      await client.ask('POST', '/api/auth/refresh', {}),
    ];
    if (answers.some(({ status }) => status === 200)) revived += 1;
    client.close();
  }
  return revived;
}

/** Remembers every caught mail: the catcher keeps the newest few hundred. */
export class Inbox {
  private readonly ids = new Map<string, Set<string>>();
  private readonly url: string;
  private readonly timer: NodeJS.Timeout;

  constructor(url: string) {
    this.url = url;
    this.timer = setInterval(() => void this.look().catch(() => undefined), pollIntervalMs);
  }

  async look(): Promise<void> {
    const mails = (await (await fetch(`${this.url}/api/messages`)).json()) as CaughtMail[];
    for (const { to, messageId } of mails) {
      this.ids.set(to, (this.ids.get(to) ?? new Set()).add(messageId));
    }
  }

  /** Returns the number of different mails to an address, by their Message-ID. */
  idsTo(address: string): number {
    return this.ids.get(address)?.size ?? 0;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

const pollIntervalMs = 10_000;
