import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import { verifyStretch } from './verification.ts';

const intervalMs = 60_000;

/**
 * Checks a stretch of the audit chain at the start and every minute, from the last checked entry on and then
 * from the beginning again, so that health reports a change that no one has looked for.
 */
export class ChainWatch extends RepeatedWork {
  readonly name = 'audit-chain';
  protected override readonly beginsAtOnce = true;
  private readonly context: AppContext;

  constructor(context: AppContext) {
    super(intervalMs);
    this.context = context;
  }

  protected explain(error: unknown): void {
    this.context.log.warn({ err: error }, 'the audit chain was not checked');
  }

  protected async work(): Promise<void> {
    const { log, chainFindings } = this.context;
    const { broken } = await verifyStretch(this.context, chainFindings.after);
    if (broken)
      log.error({ entry: broken.entry_id, kind: broken.kind }, 'the audit chain is broken');
  }
}
