import { bucketOf } from './channels.ts';
import type { Canary } from './release-document.ts';

type Filter = readonly [canary: Pick<Canary, 'name' | 'since'>, isIt: (bucket: number) => boolean];

/** The id of a visitor whose buckets for some canaries are as wanted. */
export function visitorWhere(...wanted: Filter[]): string {
  for (let index = 0; ; index += 1) {
    const visitor = `visitor${String(index).padStart(15, '0')}`;
    if (wanted.every(([canary, isIt]) => isIt(bucketOf(visitor, canary)))) return visitor;
  }
}
