import type { AuditVerification } from '@camp/contracts/staff/audit-verification';

type Verification = Pick<AuditVerification, 'broken' | 'next'>;

/** Findings of the last checks of the audit chain, and the position where the next one goes on. */
export class ChainFindings {
  /** The entry where the chain is broken, as far as is known. */
  broken: AuditVerification['broken'] = null;
  /** The position after which the next stretch begins; while the chain is broken, that of the broken stretch. */
  after = 0;

  /** Notes the result for a stretch that was requested or due. A sound one says nothing about others. */
  note(after: number, { broken, next }: Verification): void {
    if (!broken && after !== this.after) return;
    this.broken = broken;
    this.after = broken ? after : (next ?? 0);
  }
}
