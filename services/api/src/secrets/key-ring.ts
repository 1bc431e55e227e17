import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Purposes of keys. Each has its own, so that none of them reveals anything about another (RFC 5869). */
const labels = {
  audit: 'campbc audit',
  closureMails: 'campbc closure mails',
  personTopic: 'campbc person topic',
  recoveryCode: 'campbc recovery code',
  releaseOverride: 'campbc release override',
  sealedText: 'campbc sealed text',
};

export type KeyPurpose = keyof typeof labels;

/** Key of a value that names none: it is from before keys had names. */
export const firstKeyId = 'k1';

const shortest = 32;
const keyBytes = 32;
/** Fewer are among 32 random hexadecimal digits once in 25 million times. */
const minCharacters = 8;

/** False for a text that does not look as if it was drawn at random. */
export const isVaried = (secret: string) => new Set(secret).size >= minCharacters;

const listed = /^k\d+:/;
const named = /^(?<id>k[1-9]\d{0,5}):(?<secret>.*)$/s;

/** Keys rise in number: what is sealed with a lower one is sealed again with the current one. */
export const rankOf = (keyId: string): number => Number(keyId.slice(1));

/**
 * The keys of `SECRETS_KEY`. The first one, `current`, makes everything new; the others only read what they
 * made earlier (docs/decisions/operations.md#0124). From {@link KeyRing.learn} it knows what the database keeps of
 * keys that have left the setting.
 */
export class KeyRing {
  readonly current: string;
  /** Ids of the keys in the setting, the current one first. */
  readonly ids: string[];
  /** True if every key of the setting looks as if it was drawn at random. */
  readonly isVaried: boolean;
  private readonly derived = new Map<string, KeyObject>();
  /** For each key whose time is over, the last position in the audit chain that it may have sealed. */
  private readonly ends = new Map<string, number>();

  constructor(secrets: Map<string, string>) {
    this.ids = [...secrets.keys()];
    this.current = this.ids[0] ?? firstKeyId;
    this.isVaried = [...secrets.values()].every(isVaried);
    for (const [id, secret] of secrets) {
      for (const [purpose, label] of Object.entries(labels)) {
        this.derived.set(`${id} ${purpose}`, derivedKey(secret, label));
      }
    }
  }

  /** True if a key of the setting is this secret. */
  isMadeOf(secret: string): boolean {
    const key = derivedKey(secret, labels.audit);
    return this.ids.some((id) => this.get('audit', id).equals(key));
  }

  /** Keys of the setting that are lower than the current one. */
  get older(): string[] {
    return this.ids.filter((id) => rankOf(id) < rankOf(this.current));
  }

  /** The key of the setting, or one that was learned; null when neither has it. */
  find(purpose: KeyPurpose, id = this.current): KeyObject | null {
    return this.derived.get(`${id} ${purpose}`) ?? null;
  }

  /** @throws when the key is unknown. */
  get(purpose: KeyPurpose, id = this.current): KeyObject {
    const key = this.find(purpose, id);
    if (key) return key;
    throw new Error(`This needs the key ${id}, which SECRETS_KEY lacks.`);
  }

  /** Takes in what is kept of a key that has left the setting. */
  learn(id: string, purpose: KeyPurpose, bytes: Buffer): void {
    if (!this.ids.includes(id)) this.derived.set(`${id} ${purpose}`, createSecretKey(bytes));
  }

  /** From now on the key seals nothing behind that position of the audit chain. */
  endAt(id: string, position: number): void {
    this.ends.set(id, position);
  }

  /** Returns the position where a key's time ended; null when that is not known. */
  endOf(id: string): number | null {
    return this.ends.get(id) ?? null;
  }

  /** True if a link may be by this key: not after the key's time was over, because someone may still have it. */
  mayHaveSealed(id: string, position: number): boolean {
    return position <= (this.ends.get(id) ?? Infinity);
  }

  /** All keys for a purpose, the current one first. */
  all(purpose: KeyPurpose): KeyObject[] {
    const isFor = (name: string) => name.endsWith(` ${purpose}`);
    return [...this.derived].flatMap(([name, key]) => (isFor(name) ? [key] : []));
  }
}

/** A key object is prepared once, which makes an HMAC of a short text several times faster. */
const derivedKey = (secret: string, label: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', label, keyBytes)));

/**
 * Reads `k2:<key>,k1:<key>`, or one key alone, which is `k1`.
 * @throws with what is wrong, without any part of a key.
 */
export function readKeyRing(setting: string): KeyRing {
  const parts = listed.test(setting) ? setting.split(',') : [`${firstKeyId}:${setting}`];
  const secrets = new Map<string, string>();
  for (const part of parts) {
    const { id = '', secret = '' } = named.exec(part.trim())?.groups ?? {};
    if (!id) throw new Error('Write k2:<key>,k1:<key>, with the key for all that is new first.');
    if (secret.length < shortest) throw new Error(`Use at least ${shortest} characters for ${id}.`);
    if (secrets.has(id)) throw new Error(`${id} is there twice.`);
    secrets.set(id, secret);
  }
  return new KeyRing(secrets);
}
