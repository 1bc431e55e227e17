import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Version of the key and format; a sealed text starts with it, so that keys can be rotated. */
const keyId = 'k1';

function keyFrom(secretsKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretsKey, '', 'campbc sealed text', 32));
}

/** Encrypts a text with AES-256-GCM under a key derived from SECRETS_KEY: `k1.<iv>.<tag>.<text>`. */
export function seal(text: string, secretsKey: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secretsKey), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [keyId, ...parts].join('.');
}

/** @throws when the text was sealed with another key or changed since. */
export function unseal(sealed: string, secretsKey: string): string {
  const [id, iv = '', tag = '', text = ''] = sealed.split('.');
  if (id !== keyId) throw new Error('This text was sealed with an unknown key.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secretsKey), bytes(iv));
  decipher.setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
}
