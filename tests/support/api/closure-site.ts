import { until } from '#infra/test-servers/programs.ts';
import { mailsTo } from '#tests/support/people/mailbox.ts';
import { unsubscribeTokenOf } from '#tests/support/people/unsubscribe-token.ts';
import { FeedHost } from '#tests/support/servers/feed-host.ts';
import { underTest } from './api-under-test.ts';
import { instantIn } from '#tests/support/people/database.ts';
import { askNow, whenAsked } from './feeds.ts';
import { newDatabase, OwnApi } from './own-api.ts';
import type { Visitor } from './visitor.ts';

/** The call that reads and changes whether a member gets the mails. */
export const setting = '/api/places/closure-mails';
export const oneClick = `${setting}/one-click`;

/** Places that are in different parks. */
export const adams = { slug: 'adams-lake-bush-creek-site-campground', park: 361 };
export const alice = { slug: 'alice-lake-campground', park: 90 };

export interface Member {
  id: number;
  email: string;
  visitor: Visitor;
}

/** An API whose feeds a test decides on, and that mails members what closes. */
export class ClosureSite {
  readonly host: FeedHost;
  readonly api: OwnApi;

  private constructor(host: FeedHost, api: OwnApi) {
    this.host = host;
    this.api = api;
  }

  static async start(): Promise<ClosureSite> {
    const host = await FeedHost.start();
    const site = new ClosureSite(host, await OwnApi.start(undefined, settingsOf(host)));
    await whenAsked(site.api, 'bc-parks');
    return site;
  }

  /** Starts two APIs over the same empty database at the same time. */
  static async startTwo(): Promise<[ClosureSite, OwnApi]> {
    const [host, place] = [await FeedHost.start(), await newDatabase()];
    const start = () => OwnApi.start(place, settingsOf(host));
    const [api, beside] = await Promise.all([start(), start()]);
    await whenAsked(api, 'bc-parks');
    return [new ClosureSite(host, api), beside];
  }

  get settings() {
    return settingsOf(this.host);
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.host.stop();
  }

  /** Makes BC Parks report from now on that these parks are closed, and no others. */
  async closeParks(...parks: number[]): Promise<void> {
    const data = parks.map((orcs) => ({
      advisoryNumber: orcs,
      title: `Park ${orcs} is closed by a slide`,
      accessStatus: { accessStatus: 'Closed', groupLabel: 'Full closure' },
      protectedAreas: [{ orcs }],
    }));
    this.host.set('bc-parks', { kind: 'json', answer: { data } });
    await askNow(this.api, 'bc-parks');
  }

  get longAgo(): string {
    return instantIn(this.api.place, '2026-01-01 00:00:00.000');
  }

  /** Makes the worker look at once at what a member has saved, and waits until it has. */
  async look({ id }: Member): Promise<void> {
    const sql = 'UPDATE closure_mails SET next_at = ? WHERE user_id = ?';
    await this.api.query(sql, [this.longAgo, id]);
    await this.hasLooked(id);
  }

  /** Waits for a look to end. One that has begun puts the next one off by a minute, one that has ended by five. */
  hasLooked(id: number): Promise<void> {
    const hasEnded = async () => {
      const sql = 'SELECT next_at FROM closure_mails WHERE user_id = ?';
      const [row] = await this.api.query(sql, [id]);
      const at = new Date((row?.['next_at'] ?? 0) as string | Date).getTime();
      return at > Date.now() + 120_000;
    };
    return until(hasEnded, `the places of ${id} were looked at`);
  }

  /** Pretends that the last mail came long ago. */
  restUp({ id }: Member) {
    const sql = 'UPDATE closure_mails SET mailed_at = ? WHERE user_id = ?';
    return this.api.query(sql, [this.longAgo, id]);
  }

  /** Makes a member who has saved places and wants the mails; the state of the places is known. */
  async subscriber(...slugs: string[]): Promise<Member> {
    const member = await this.api.signedIn('member');
    for (const slug of slugs) await member.visitor.put(`/api/places/lists/own/places/${slug}`);
    await member.visitor.put(setting, { is_on: true });
    await this.hasLooked(member.id);
    return member;
  }

  /** Makes a subscriber who got a mail that a place of theirs is closed. */
  async toldMember(): Promise<Member> {
    await this.closeParks();
    const member = await this.subscriber(adams.slug);
    await this.closeParks(adams.park);
    await this.look(member);
    await mailsTo(underTest.inboxUrl, member.email, 1);
    return member;
  }

  /** Makes a member who gets the mails, with the token of their link. */
  async reader(): Promise<Member & { token: string }> {
    const member = await this.api.signedIn('member');
    await member.visitor.put(setting, { is_on: true });
    return { ...member, token: unsubscribeTokenOf(member.id) };
  }

  /** Returns the number of mails that have left or are about to leave. */
  async countOf({ id }: Member): Promise<number> {
    const rows = await this.api.query('SELECT id FROM outbox WHERE user_id = ?', [id]);
    return rows.length;
  }

  async isOn({ visitor }: Member): Promise<boolean> {
    const { body } = await visitor.get(setting);
    return (body['closure_mails'] as { is_on: boolean }).is_on;
  }

  /** Returns the audit log's entries about the setting. */
  async auditOf({ id }: Member) {
    const sql = `SELECT action, actor_user_id AS actor, details FROM audit_log
      WHERE target_user_id = ? AND action LIKE ? ORDER BY id`;
    const rows = await this.api.query(sql, [id, 'places.closure_mails%']);
    return rows.map(({ action, actor, details }) => ({
      action,
      actor,
      details: (typeof details === 'string' ? JSON.parse(details) : details) as unknown,
    }));
  }

  /** Clicks as a mail program does: from elsewhere, without cookies. */
  clickOnce(token: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.api.url}${oneClick}?token=${token}`, {
      method: 'POST',
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
      ...init,
    });
  }
}

const settingsOf = (host: FeedHost) => ({
  ...host.settings,
  BC_PARKS_API_KEY: 'key-of-a-test',
  SMTP_URL: underTest.smtpUrl,
});
