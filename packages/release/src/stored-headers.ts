import { compressedForms } from '#compression.ts';

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  txt: 'text/plain; charset=utf-8',
};

/** What an object store is to send along with a key: what it holds, and how long it may be kept. */
export function headersOf(key: string) {
  const form = compressedForms.find(({ ending }) => key.endsWith(ending));
  const name = form ? key.slice(0, -form.ending.length) : key;
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const isImmutable = key.startsWith('files/') || key.startsWith('pages/');
  return {
    ContentType: contentTypes[ending] ?? 'application/octet-stream',
    CacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(form && { ContentEncoding: form.encoding }),
  };
}
