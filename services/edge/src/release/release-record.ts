import type { ApiNodes } from '#api/api-nodes.ts';
import { askRevision } from '#api/ask-revision.ts';

/** Shortest time from one question to the API to the next, in milliseconds. */
const pollIntervalMs = 1_000;

/** The newest generation that the API has on record, for an edge that starts: its own memory may be old. */
export class ReleaseRecord {
  /** 0 while the API has not said. */
  newest = 0;
  isKnown = false;
  /** True once the edge has heard, and serves nothing older: from then on its own memory is enough. */
  isSettled = false;
  private readonly api: ApiNodes;
  private asking: Promise<void> | null = null;
  private askAgainAt = 0;

  constructor(api: ApiNodes) {
    this.api = api;
  }

  /** Asks the API if it is time to. With `isWaiting`, resolves once the API has answered or failed to. */
  async ask({ isWaiting }: { isWaiting: boolean }): Promise<void> {
    if (Date.now() >= this.askAgainAt) {
      this.askAgainAt = Date.now() + pollIntervalMs;
      this.asking ??= this.look().finally(() => (this.asking = null));
    }
    if (isWaiting) await this.asking;
  }

  /** Takes what the API says; an API that does not answer changes nothing. */
  private async look(): Promise<void> {
    try {
      const { generation } = await askRevision(this.api);
      if (generation === undefined) return;
      this.newest = generation;
      this.isKnown = true;
    } catch {
      /* It is asked again. */
    }
  }
}
