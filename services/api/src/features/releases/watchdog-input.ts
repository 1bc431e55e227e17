import type { Publisher } from '@camp/release/publish/next-generation';
import type { AppContext } from '#context.ts';
import type { ReleaseRecords } from './release-records.ts';

/** Names that the history gives to what changes the live site without a person. */
export const watchdogNames = { live: 'automatic rollback', canary: 'error budget' } as const;

/** The records that the watchdog reads, and the publisher that it acts with. */
export interface WatchdogInput {
  context: AppContext;
  records: ReleaseRecords;
  publisher: Publisher;
}
