import { createDecipheriv, createHmac, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/*
 * One file, encrypted to public keys as the program `age` does it (docs/decisions/operations.md#0309).
 * Older ones are encrypted as a whole with AES-256-GCM under a key that scrypt makes of a secret:
 *   magic (16), salt (16), check of the key (16), nonce (12), the text, its tag (16)
 */
const ageMagic = Buffer.from('age-encryption.org/v1\n');
const magic = Buffer.from('campbc backup 1\n');
const saltBytes = 16;
const checkBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = magic.length + saltBytes + checkBytes + nonceBytes;

/** Some 60 ms and 64 MB for each guess at a secret. */
const scryptCost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1_024 * 1_024 };

export class BackupError extends Error {}

/* Node's types and a browser's describe the same streams in other words. */
const toWeb = (content: Readable) =>
  Readable.toWeb(content) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (content: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(content as unknown as NodeStream<Uint8Array>);

function keyOf(secret: string, salt: Buffer) {
  const key = scryptSync(secret, salt, 32, scryptCost);
  const check = createHmac('sha256', key).update(magic).digest().subarray(0, checkBytes);
  return { key, check };
}

/** Encrypts a stream into a file, which is there only when it is whole and on the disk. */
export async function seal(content: Readable, file: string, publicKeys: string[]): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    const encrypter = new Encrypter();
    for (const key of publicKeys) encrypter.addRecipient(key);
    const sealed = await encrypter.encrypt(toWeb(content));
    const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(fromWeb(sealed), output);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Decrypts a file into another one. The output counts only once this resolves: until then it is not known
 * whether the file is whole.
 * @throws {@link BackupError}
 */
export async function unseal(file: string, target: string, key: string): Promise<void> {
  const { size } = await stat(file);
  const { head, tag } = await endsOf(file, size);
  if (head.subarray(0, ageMagic.length).equals(ageMagic)) return unsealAge(file, target, key);
  if (!head.subarray(0, magic.length).equals(magic))
    throw new BackupError(`${file} is no back-up of this site.`);
  if (size < headBytes + tagBytes) throw cutOff(file);
  const salt = head.subarray(magic.length, magic.length + saltBytes);
  const { key: derived, check } = keyOf(key, salt);
  const checkAt = magic.length + saltBytes;
  if (!head.subarray(checkAt, checkAt + checkBytes).equals(check)) throw otherKey(file);
  const decipher = createDecipheriv('aes-256-gcm', derived, head.subarray(checkAt + checkBytes));
  decipher.setAuthTag(tag);
  const range = { start: headBytes, end: size - tagBytes - 1 };
  const text = range.end < range.start ? [] : createReadStream(file, range);
  try {
    await pipeline(text, decipher, createWriteStream(target, { mode: 0o600 }));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === undefined) throw cutOff(file);
    throw cause;
  }
}

async function unsealAge(file: string, target: string, privateKey: string): Promise<void> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(privateKey);
  } catch {
    throw otherKey(file);
  }
  try {
    const opened = await decrypter.decrypt(toWeb(createReadStream(file)));
    const output = createWriteStream(target, { mode: 0o600 });
    await pipeline(fromWeb(opened), output);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== undefined) throw cause;
    throw /no identity matched/.test(String(cause)) ? otherKey(file) : cutOff(file);
  }
}

const otherKey = (file: string) => new BackupError(`${file} was made with another key.`);

const cutOff = (file: string) =>
  new BackupError(`${file} was cut off or changed. Nothing was touched; take another back-up.`);

async function endsOf(file: string, size: number) {
  const handle = await open(file);
  try {
    const [head, tag] = [Buffer.alloc(headBytes), Buffer.alloc(tagBytes)];
    await handle.read(head, 0, headBytes, 0);
    await handle.read(tag, 0, tagBytes, Math.max(0, size - tagBytes));
    return { head, tag };
  } finally {
    await handle.close();
  }
}
