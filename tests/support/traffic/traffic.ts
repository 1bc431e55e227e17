import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabasePlace } from '#tests/support/people/database.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import type { BrowserClient } from '#tests/support/servers/browser-client.ts';
import { Person, type SentRequest } from './person.ts';

const pauseMs = 100;
/** Number of ended sessions that are checked at the end. */
const maxEnded = 40;

/** One member's saves: numbers that rise with each turn. */
export interface MemberSaves {
  id: number;
  accepted: number;
}

/** Members who read and save, one who comes and goes, and staff who look through lists and invite people. */
export class Traffic {
  readonly saved: MemberSaves[] = [];
  /** Addresses that the site answered it has invited. */
  readonly invited: string[] = [];
  /** Cookies of browsers whose sign-out was answered. */
  readonly ended: BrowserClient[] = [];
  private readonly people: Person[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  /** @param place is the database for the people, who have no second factor. */
  static async start(url: string, place: DatabasePlace, members = 6): Promise<Traffic> {
    const traffic = new Traffic();
    const roles = [...Array<'member'>(members + 1).fill('member'), 'admin' as const];
    const users = await buildUsers(
      place,
      roles.map((role) => ({ role })),
    );
    traffic.people.push(...users.map((user) => new Person(url, user)));
    const [passer, ...others] = traffic.people;
    for (const person of others) {
      if (!(await person.signIn())) throw new Error(`Nobody can sign in at ${url}.`);
    }
    const staff = others.pop();
    traffic.running = Promise.all([
      ...others.map((person) => traffic.repeat((turn) => traffic.read(person, turn))),
      staff && traffic.repeat((turn) => traffic.administer(staff, turn)),
      passer && traffic.repeat(() => traffic.comeAndGo(passer)),
    ]);
    return traffic;
  }

  get made(): SentRequest[] {
    return this.people.flatMap(({ made }) => made);
  }

  /** The requests of each person. */
  get histories(): SentRequest[][] {
    return this.people.map(({ made }) => made);
  }

  get signOuts(): number {
    return this.people.reduce((sum, { signOuts }) => sum + signOuts, 0);
  }

  /** Ends it once all open requests are answered. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    for (const person of this.people) person.leave();
  }

  private async repeat(work: (turn: number) => Promise<unknown>): Promise<void> {
    for (let turn = 1; !this.stopping.signal.aborted; turn += 1) {
      await work(turn);
      await wait(pauseMs);
    }
  }

  private async read(person: Person, turn: number): Promise<void> {
    const { id } = person.user;
    if (turn % 3 === 0) await person.call('me', 'GET', '/api/auth/me');
    else if (turn % 3 === 1) await person.make('page', 'GET', '/');
    else {
      const bio = `Turn ${turn}`;
      const { status } = await person.call('save', 'PATCH', `/api/users/${id}`, { bio });
      if (status === 200) this.accepted(id, turn);
    }
  }

  private accepted(id: number, turn: number): void {
    const known = this.saved.find((saved) => saved.id === id);
    if (known) known.accepted = turn;
    else this.saved.push({ id, accepted: turn });
  }

  private async administer(staff: Person, turn: number): Promise<void> {
    if (turn % 4 === 0) {
      const username = `i${randomUUID().replaceAll('-', '').slice(0, 15)}`;
      const email = `${username}@mail${turn % 8}.example`;
      const body = { username, email, firstname: '', lastname: '' };
      await staff.confirm();
      const { status } = await staff.call('invite', 'POST', '/api/admin/users/invite', body);
      if (status === 201) this.invited.push(email);
    } else if (turn % 2 === 0) {
      await staff.call('audit log', 'GET', '/api/admin/audit-logs');
    } else await staff.call('outbox', 'GET', '/api/admin/outbox');
  }

  private async comeAndGo(person: Person): Promise<void> {
    if (!(await person.signIn())) return;
    await person.call('me', 'GET', '/api/auth/me');
    const ended = await person.signOut();
    if (ended) this.ended.push(ended);
    for (const old of this.ended.splice(0, this.ended.length - maxEnded)) old.close();
    await wait(5 * pauseMs);
  }
}
