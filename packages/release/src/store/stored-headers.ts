import { lookup } from 'mime-types';
import { compressedForms } from './compression.ts';

/** What an object store is to send along with a key: what it holds, and how long it may be kept. */
export function headersOf(key: string) {
  const form = compressedForms.find(({ ending }) => key.endsWith(ending));
  const name = form ? key.slice(0, -form.ending.length) : key;
  const type = lookup(name) || 'application/octet-stream';
  const isImmutable = key.startsWith('files/') || key.startsWith('pages/');
  return {
    ContentType: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    CacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(form && { ContentEncoding: form.encoding }),
  };
}
