import { setTimeout as wait } from 'node:timers/promises';
import { changeSchema, changesPath } from '@camp/contracts/site/changes';
import type { ApiNodes } from '#api/api-nodes.ts';
import { askRevision } from '#api/ask-revision.ts';

/** An API that follows the database says something every second. After so much silence another one is asked. */
const silenceMs = 3_000;

/** How often an API that tells nothing by itself is asked, in milliseconds. */
const pollIntervalMs = 300;

/**
 * Hears from the API what changes, from when somebody first asked for any of it. Where the API tells nothing by
 * itself, as an older one, it is asked for its revision again and again (docs/decisions/0304-changes-are-told.md).
 */
export class ApiChanges {
  /** Of what is told of places; null while it is not known. */
  revision: string | null = null;
  /** When another revision came after one, by the clock of `Date.now()`; null while none has. */
  changedAt: number | null = null;
  private readonly api: ApiNodes;
  private readonly onKnown: (() => void)[] = [];
  private readonly onOther: (() => void)[] = [];
  private readonly onPeople: ((topics: readonly string[]) => void)[] = [];
  private isFollowed = false;

  constructor(api: ApiNodes) {
    this.api = api;
  }

  /** The revision is known, or another one. */
  onRevision(listener: () => void): void {
    this.onKnown.push(listener);
  }

  /** What is told of places is another than before. */
  onChange(listener: () => void): void {
    this.onOther.push(listener);
  }

  /** Something has changed about the people of these topics. */
  onPeopleChange(listener: (topics: readonly string[]) => void): void {
    this.onPeople.push(listener);
  }

  follow(): void {
    if (this.isFollowed) return;
    this.isFollowed = true;
    void this.goOn();
  }

  private async goOn(): Promise<void> {
    for (;;) {
      await this.listen().catch(() => undefined);
      await this.ask().catch(() => undefined);
      await wait(pollIntervalMs, undefined, { ref: false });
    }
  }

  /** Until the API ends it, or has said nothing for too long. */
  private async listen(): Promise<void> {
    const silence = new AbortController();
    const giveUp = setTimeout(() => silence.abort(), silenceMs).unref();
    try {
      const { ok, body } = await this.api.fetch(changesPath, { signal: silence.signal });
      if (!ok || !body) return await body?.cancel();
      const decoder = new TextDecoder();
      let begun = '';
      for await (const part of body) {
        giveUp.refresh();
        const lines = (begun + decoder.decode(part, { stream: true })).split('\n');
        begun = lines.pop() ?? '';
        for (const line of lines) this.take(line);
      }
    } finally {
      clearTimeout(giveUp);
    }
  }

  private take(line: string): void {
    const { revision, people } = changeSchema.parse(JSON.parse(line));
    this.note(revision);
    if (people.length > 0) for (const listener of this.onPeople) listener(people);
  }

  private note(revision: string): void {
    if (revision === this.revision) return;
    const isFirst = this.revision === null;
    this.revision = revision;
    if (!isFirst) this.changedAt = Date.now();
    for (const listener of [...(isFirst ? [] : this.onOther), ...this.onKnown]) listener();
  }

  private async ask(): Promise<void> {
    this.note((await askRevision(this.api)).revision);
  }
}
