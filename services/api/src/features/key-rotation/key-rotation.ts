import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import { endOlderKeys, openKeptKeys } from './kept-keys.ts';
import { sealAnew } from './sealed-columns.ts';

const intervalMs = 10_000;

/**
 * Brings everything under the current key of `SECRETS_KEY`, and says when the older ones may leave the
 * setting. It goes on looking, since a process that was not restarted still seals with an older one.
 */
export class KeyRotation extends RepeatedWork {
  readonly name = 'key-rotation';
  protected override readonly beginsAtOnce = true;
  private readonly context: AppContext;
  private wasFinished = false;

  constructor(context: AppContext) {
    super(intervalMs);
    this.context = context;
  }

  protected explain(error: unknown): void {
    this.context.log.warn({ err: error }, 'not everything is under the current key');
  }

  protected async work(): Promise<void> {
    const { db, env, log } = this.context;
    const keys = env.SECRETS_KEY;
    await openKeptKeys(keys);
    if (keys.older.length === 0) return;
    const { texts, damaged } = await sealAnew({ db, keys, isStopped: () => this.isStopped });
    if (texts > damaged) log.info({ texts: texts - damaged, key: keys.current }, 'sealed anew');
    if (damaged > 0) log.warn({ texts: damaged }, 'sealed texts do not open');
    /* The kept parts of a key move on last: until then the setting needs the key. */
    const isFinished = texts === damaged && (await endOlderKeys(db, keys)).length === 0;
    if (isFinished && !this.wasFinished) {
      log.info({ keys: keys.older }, 'older keys may leave SECRETS_KEY');
    }
    this.wasFinished = isFinished;
  }
}
