import type { Logger } from 'pino';
import { type Sequelize, UniqueConstraintError } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import {
  entriesOutside,
  genuineOf,
  highestId,
  highestPosition,
  highestSealedId,
  type Link,
  linksUpTo,
  newestId,
  origin,
  takesUnproven,
} from './chain.ts';
import { linkHash } from '#secrets/audit-link.ts';
import type { StoredEntry } from '#secrets/audit-proof.ts';
import { firstKeyId, type KeyRing, rankOf } from '#secrets/key-ring.ts';

const sealIntervalMs = 2_000;
const batchSize = 1_000;

/**
 * An id is given when an entry is inserted, but the entry shows up when its transaction commits, so
 * a lower id may appear after a higher one was sealed. No transaction takes anywhere near five
 * minutes, so ids that were passed longer ago are not searched again: otherwise each search would
 * read the whole log. A process that has just started cannot know when ids were passed. It looks
 * back as many ids as a busy site gives in that time.
 */
const settledAfterMs = 5 * 60_000;
const lookBackAtStart = 10_000;

interface Parts {
  db: Sequelize;
  log: Logger;
  keys: KeyRing;
}

interface Pass {
  at: number;
  /** The highest id at that time. */
  id: number;
}

/**
 * Ties the entries of the audit log into a chain of hashes, so that a later change, removal or insertion is
 * found out (features/audit/verification.ts). It works every two seconds, outside the transactions of
 * requests, so that they need not queue for the end of the chain.
 *
 * Several processes may seal one log. The one that comes second at a position is refused by the primary
 * key and goes on at the next tick.
 *
 * Each batch is written to this process's log with its position and hash. That is a witness outside the
 * database against someone who cuts off the end of both tables, or starts the chain over. An entry is not
 * protected before it is sealed.
 */
export class AuditSealer extends RepeatedWork {
  readonly name = 'audit-sealer';
  private readonly parts: Parts;
  /** The last pass that is settled, and those after it. */
  private passes: Pass[] = [];
  /** The highest position seen. */
  private sealedUpTo = 0;
  /** Once false it stays so, even if someone empties the chain. */
  private mayTakeUnproven = true;

  constructor(parts: Parts) {
    super(sealIntervalMs);
    this.parts = parts;
  }

  protected explain(error: unknown): void {
    if (error instanceof UniqueConstraintError) return;
    this.parts.log.warn({ err: error }, 'audit log is waiting to be sealed');
  }

  protected async work(): Promise<void> {
    const { db } = this.parts;
    const pass = { at: performance.now(), id: await newestId(db) };
    for (let after = await this.lastSettledId(pass.at); ;) {
      const entries = await entriesOutside(db, { after, upTo: highestId, limit: batchSize });
      await this.sealGenuine(entries);
      if (this.isStopped) return;
      if (entries.length < batchSize) break;
      after = entries.at(-1)?.id ?? after;
    }
    this.passes.push(pass);
  }

  /** No entry can appear at or below this id any more. */
  private async lastSettledId(now: number): Promise<number> {
    const isSettled = ({ at }: Pass) => at < now - settledAfterMs;
    this.passes = this.passes.slice(Math.max(this.passes.findLastIndex(isSettled), 0));
    const [settled] = this.passes;
    if (settled) return settled.id;
    const id = (await highestSealedId(this.parts.db)) - lookBackAtStart;
    this.passes.push({ at: -Infinity, id });
    return id;
  }

  private async sealGenuine(entries: StoredEntry[]): Promise<void> {
    const { db, log } = this.parts;
    const ends = await linksUpTo(db, highestPosition, 2);
    const head = ends[0] ?? origin;
    this.noticeWhatIsNew(ends);
    /* Another process has a newer key: it seals what this one writes until this one is restarted. */
    if (rankOf(head.keyId ?? firstKeyId) > rankOf(this.parts.keys.current)) return;
    const genuine = new Set(await genuineOf(db, entries, this.parts.keys));
    const sealable = entries.filter(
      (entry) => genuine.has(entry) || (this.mayTakeUnproven && entry.proof === null),
    );
    if (sealable.length === 0) return;
    const links = linksFrom(head, sealable, this.parts.keys);
    /* One statement, so that the whole batch joins the chain or none of it. */
    await db.getQueryInterface().bulkInsert('audit_chain', links);
    const { position, hash } = links.at(-1) ?? head;
    this.sealedUpTo = position;
    log.info({ position, head: hash, entries: links.length }, 'audit log sealed');
  }

  private noticeWhatIsNew(ends: Link[]): void {
    const position = ends[0]?.position ?? 0;
    if (position < this.sealedUpTo) {
      const facts = { position, wasSealedUpTo: this.sealedUpTo };
      this.parts.log.error(facts, 'the end of the audit chain was cut off');
    }
    this.sealedUpTo = position;
    this.mayTakeUnproven &&= takesUnproven(ends, this.parts.keys);
  }
}

function linksFrom(head: Pick<Link, 'position' | 'hash'>, entries: StoredEntry[], keys: KeyRing) {
  let { position, hash } = head;
  const keyId = keys.current;
  return entries.map((entry) => {
    position += 1;
    hash = linkHash({ previousHash: hash, entry, keyId }, keys) ?? '';
    return { position, entry_id: entry.id, hash, key_id: keyId };
  });
}
