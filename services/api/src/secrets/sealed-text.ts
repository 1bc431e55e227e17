import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Encrypts a text with AES-256-GCM under the current key: `<key id>.<iv>.<tag>.<text>`. */
export function seal(text: string, keys: KeyRing): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys.get('sealedText'), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
  return [keys.current, ...parts].join('.');
}

/** @throws when the text was sealed with a key that we lack, or changed since. */
export function unseal(sealed: string, keys: KeyRing): string {
  const [id = '', iv = '', tag = '', text = ''] = sealed.split('.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keys.get('sealedText', id), bytes(iv));
  decipher.setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
}
