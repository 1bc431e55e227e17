import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/*
 * One file, encrypted as a whole with AES-256-GCM under a key that scrypt makes of a secret:
 *   magic (16), salt (16), check of the key (16), nonce (12), the text, its tag (16)
 */
const magic = Buffer.from('campbc backup 1\n');
const saltBytes = 16;
const checkBytes = 16;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = magic.length + saltBytes + checkBytes + nonceBytes;

/** Some 60 ms and 64 MB for each guess at a secret. */
const scryptCost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1_024 * 1_024 };

export class BackupError extends Error {}

function keyOf(secret: string, salt: Buffer) {
  const key = scryptSync(secret, salt, 32, scryptCost);
  const check = createHmac('sha256', key).update(magic).digest().subarray(0, checkBytes);
  return { key, check };
}

/** Encrypts a stream into a file, which is there only when it is whole and on the disk. */
export async function seal(content: Readable, file: string, secret: string): Promise<void> {
  const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)];
  const { key, check } = keyOf(secret, salt);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const unfinished = `${file}.unfinished`;
  async function* sealed() {
    yield Buffer.concat([magic, salt, check, nonce]);
    for await (const chunk of content) yield cipher.update(chunk as Buffer);
    yield cipher.final();
    yield cipher.getAuthTag();
  }
  try {
    await pipeline(sealed, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Decrypts a file into another one. What is written counts only once this resolves: until then nobody
 * knows whether the file is whole.
 * @throws {@link BackupError}
 */
export async function unseal(file: string, target: string, secret: string): Promise<void> {
  const { size } = await stat(file);
  const { head, tag } = await endsOf(file, size);
  if (!head.subarray(0, magic.length).equals(magic))
    throw new BackupError(`${file} is no back-up of this site.`);
  if (size < headBytes + tagBytes) throw cutOff(file);
  const salt = head.subarray(magic.length, magic.length + saltBytes);
  const { key, check } = keyOf(secret, salt);
  const checkAt = magic.length + saltBytes;
  if (!head.subarray(checkAt, checkAt + checkBytes).equals(check))
    throw new BackupError(`${file} was made with another key.`);
  const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(checkAt + checkBytes));
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
