import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isTexts } from '#document/language-files.ts';
import type { Candidate } from '#document/candidate.ts';

/** A candidate, and what the gate needs to know about its files. */
export interface Inspection {
  candidate: Candidate;
  /** Size with gzip of each script, stylesheet and file of texts, in bytes. */
  gzipped: Record<string, number>;
  /** Content of each stylesheet. */
  styles: Record<string, string>;
  /** Hashes of the published files of the same version, by path; null when it is not published. */
  published: Record<string, string> | null;
}

export const isScript = (path: string) => path.endsWith('.js');
export const isStyle = (path: string) => path.endsWith('.css');

/** Reads a candidate's scripts and stylesheets. */
export function inspect(candidate: Candidate, published: Inspection['published']): Inspection {
  const gzipped: Inspection['gzipped'] = {};
  const styles: Inspection['styles'] = {};
  for (const path of Object.keys(candidate.files)) {
    if (!isScript(path) && !isStyle(path) && !isTexts(path)) continue;
    const bytes = readFileSync(join(candidate.folder, path));
    gzipped[path] = gzipSync(bytes, { level: 9 }).length;
    if (isStyle(path)) styles[path] = bytes.toString();
  }
  return { candidate, gzipped, styles, published };
}
