import { setTimeout as wait } from 'node:timers/promises';
import { changeSchema, changesPath } from '@camp/contracts/site/changes';
import type { ApiNodes } from '#api/api-nodes.ts';
import { askRevision } from '#api/ask-revision.ts';

/** Silence after which a stream is given up, in milliseconds. An API that follows the database writes every second. */
const silenceMs = 3_000;

/** Pause between questions to an API that reports nothing by itself, in milliseconds. */
const pollIntervalMs = 300;

/**
 * Follows changes in the API, once someone has asked for anything of it. An older API, which reports nothing by
 * itself, is asked for its revision again and again (docs/decisions/api.md#0304).
 */
export class ApiChanges {
  /** Revision of the data about places; null while it is not known. */
  revision: string | null = null;
  /** Time of the last change of a known revision, by `Date.now()`; null if there was none. */
  changedAt: number | null = null;
  private readonly api: ApiNodes;
  private readonly onKnown: (() => void)[] = [];
  private readonly onOther: (() => void)[] = [];
  private readonly onPeople: ((topics: readonly string[]) => void)[] = [];
  private readonly onReleases: ((topics: readonly string[]) => void)[] = [];
  private readonly onMissed: (() => void)[] = [];
  private isFollowed = false;
  /** True once a stream has ended and until the next one begins. The API reports changes to no one meanwhile. */
  private hasGap = false;

  constructor(api: ApiNodes) {
    this.api = api;
  }

  /** Calls the listener when the revision becomes known or changes. */
  onRevision(listener: () => void): void {
    this.onKnown.push(listener);
  }

  /** Calls the listener when the data about places changes. */
  onChange(listener: () => void): void {
    this.onOther.push(listener);
  }

  /** Calls the listener with the topics of people whose account, role or sessions have changed. */
  onPeopleChange(listener: (topics: readonly string[]) => void): void {
    this.onPeople.push(listener);
  }

  /** Calls the listener with the topics of those who may hear that there is news of releases. */
  onReleaseNews(listener: (topics: readonly string[]) => void): void {
    this.onReleases.push(listener);
  }

  /** Calls the listener when the API is heard again after a gap, in which people may have changed. */
  onGap(listener: () => void): void {
    this.onMissed.push(listener);
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

  /** Listens until the API ends the stream, or is silent for too long. */
  private async listen(): Promise<void> {
    const silence = new AbortController();
    let isOpen = false;
    const giveUp = setTimeout(() => silence.abort(), silenceMs).unref();
    try {
      const { ok, body } = await this.api.fetch(changesPath, { signal: silence.signal });
      if (!ok || !body) return await body?.cancel();
      isOpen = true;
      const decoder = new TextDecoder();
      let begun = '';
      for await (const part of body) {
        giveUp.refresh();
        const lines = (begun + decoder.decode(part, { stream: true })).split('\n');
        begun = lines.pop() ?? '';
        for (const line of lines) this.take(line);
      }
    } finally {
      this.hasGap ||= isOpen;
      clearTimeout(giveUp);
    }
  }

  private take(line: string): void {
    const { revision, people, releases = [] } = changeSchema.parse(JSON.parse(line));
    if (this.hasGap) for (const listener of this.onMissed) listener();
    this.hasGap = false;
    this.note(revision);
    if (people.length > 0) for (const listener of this.onPeople) listener(people);
    if (releases.length > 0) for (const listener of this.onReleases) listener(releases);
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
