import { revision as endpoint } from '@camp/contracts/staff/diagnostics';
import type { ApiNodes } from '#api/api-nodes.ts';

/** How often the API is asked for its revision, and how long it may take, in milliseconds. */
const askEveryMs = 300;
const answerWithinMs = 1_000;

/**
 * Notices that the API tells something else than before, from when somebody first asked for any of it
 * (docs/decisions/0289-one-revision.md).
 */
export class ApiRevision {
  private readonly api: ApiNodes;
  private readonly listeners: (() => void)[] = [];
  private known: string | null = null;
  private isFollowed = false;

  constructor(api: ApiNodes) {
    this.api = api;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  follow(): void {
    if (this.isFollowed) return;
    this.isFollowed = true;
    void this.look();
  }

  private async look(): Promise<void> {
    const now = await this.ask().catch(() => null);
    const isOther = now !== null && this.known !== null && now !== this.known;
    this.known = now ?? this.known;
    if (isOther) for (const listener of this.listeners) listener();
    setTimeout(() => void this.look(), askEveryMs).unref();
  }

  private async ask(): Promise<string | null> {
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await this.api.fetch(endpoint.path, { signal });
    const body: unknown = await answer.json();
    return endpoint.response.safeParse(body).data?.revision ?? null;
  }
}
