import type { AuditVerification } from '@camp/contracts/staff/audit';

type Verified = Pick<AuditVerification, 'broken' | 'next'>;

/** What the last checks of the audit chain found, and where the next one goes on. */
export class ChainFindings {
  /** The entry where the chain is broken, as far as is known. */
  broken: AuditVerification['broken'] = null;
  /** The position after which the next stretch begins: where it broke, for as long as it is broken. */
  after = 0;

  /** Of a stretch that somebody asked for, or that was due. One that was sound says nothing of others. */
  note(after: number, { broken, next }: Verified): void {
    if (!broken && after !== this.after) return;
    this.broken = broken;
    this.after = broken ? after : (next ?? 0);
  }
}
