import { allowComingAndGoing } from './provider.ts';

interface Listener {
  onLoaded: () => void;
  onFailed: () => void;
}

/**
 * The provider's script: one tag for the life of the document, added when first asked for and never
 * taken away, because what it has defined cannot be taken back. Only a tag that came to nothing is
 * replaced.
 */
export class ProviderScript {
  private readonly listener: Listener;
  private tag: HTMLScriptElement | null = null;
  private state: 'needed' | 'loading' | 'loaded' = 'needed';
  private abandoned = 0;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  /** Sees to it that the script is loaded or on its way. */
  request(address: string): void {
    if (this.state !== 'needed') return;
    allowComingAndGoing();
    const tag = document.createElement('script');
    tag.async = true;
    tag.src = this.abandoned === 0 ? address : `${address}&attempt=${this.abandoned + 1}`;
    tag.addEventListener('load', () => this.loaded(), { once: true });
    tag.addEventListener('error', () => this.failed(tag), { once: true });
    if (this.tag) this.tag.replaceWith(tag);
    else document.head.append(tag);
    this.tag = tag;
    this.state = 'loading';
  }

  /**
   * Waits no longer for an answer; the next request asks anew. It does so under another address,
   * because browsers let a second request for the same one wait for the first.
   */
  abandon(): void {
    if (this.state !== 'loading') return;
    this.state = 'needed';
    this.abandoned += 1;
  }

  /** An abandoned tag may still be answered, and then serves as well as its successor. */
  private loaded(): void {
    if (!globalThis.Ecwid) {
      this.fail();
      return;
    }
    this.state = 'loaded';
    this.listener.onLoaded();
  }

  private failed(tag: HTMLScriptElement): void {
    if (tag === this.tag) this.fail();
  }

  private fail(): void {
    if (this.state !== 'loading') return;
    this.state = 'needed';
    this.listener.onFailed();
  }
}
