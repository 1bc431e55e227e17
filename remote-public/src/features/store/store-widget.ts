import { destroyStore, drawStore, type Provider, ProviderScript } from './provider.ts';

/** The store's id, and the address of its script. */
export interface StoreAccount {
  id: string;
  scriptUrl: string;
}

/** `overdue`: it failed or is late; if it comes after all, it is shown. */
export type StoreStatus = 'waiting' | 'shown' | 'overdue';

interface Visit {
  account: StoreAccount;
  /** The store renders into a child of this element that only this class knows. */
  host: HTMLElement;
  onStatus: (status: StoreStatus) => void;
}

interface Stay {
  visit: Visit;
  container: HTMLElement;
  patience: ReturnType<typeof setTimeout>;
  isDrawn: boolean;
}

/** How long the store may take to appear (docs/specification.md#public-pages). */
export const patienceMs = 10_000;

/**
 * The store's life on the page: one script per document, one container per stay. Leaving destroys the
 * store; coming back renders it again with the loaded script. The provider's events offer no way to
 * unsubscribe, so each has one listener, which serves the current visit.
 */
export class StoreWidget {
  private readonly script = new ProviderScript({
    onLoaded: () => this.meetProvider(),
    onFailed: () => this.reportOverdue(),
  });
  private met: Provider | null = null;
  private isReady = false;
  private stay: Stay | null = null;

  /** Opens the store. @returns how to leave it. */
  enter(visit: Visit): () => void {
    this.leave();
    this.begin(visit);
    return () => {
      if (this.stay?.visit === visit) this.leave();
    };
  }

  /** Abandons the current attempt, and opens the store again in the same place. */
  startOver(): void {
    const visit = this.stay?.visit;
    if (!visit) return;
    this.leave();
    this.script.abandon();
    visit.onStatus('waiting');
    this.begin(visit);
  }

  private begin(visit: Visit): void {
    const container = document.createElement('div');
    container.id = `my-store-${visit.account.id}`;
    visit.host.append(container);
    const patience = setTimeout(() => this.reportOverdue(), patienceMs);
    this.stay = { visit, container, patience, isDrawn: false };
    this.script.request(addressOf(visit.account));
    if (this.isReady) this.draw();
  }

  private leave(): void {
    if (!this.stay) return;
    const { container, patience, isDrawn } = this.stay;
    this.stay = null;
    clearTimeout(patience);
    if (isDrawn) destroyStore();
    container.remove();
  }

  private meetProvider(): void {
    const provider = globalThis.Ecwid;
    if (!provider || provider === this.met) return;
    this.met = provider;
    this.isReady = false;
    provider.OnAPILoaded.add(() => this.becomeReady(provider));
  }

  /** The provider fires this each time the store renders; only the first time counts. */
  private becomeReady(provider: Provider): void {
    if (this.isReady || provider !== this.met) return;
    this.isReady = true;
    provider.OnPageLoaded.add(() => this.reportShown());
    this.draw();
  }

  private draw(): void {
    if (!this.stay || this.stay.isDrawn) return;
    this.stay.isDrawn = true;
    drawStore(this.stay.container.id);
  }

  private reportShown(): void {
    if (!this.stay?.isDrawn) return;
    clearTimeout(this.stay.patience);
    this.stay.visit.onStatus('shown');
  }

  private reportOverdue(): void {
    if (!this.stay) return;
    clearTimeout(this.stay.patience);
    this.stay.visit.onStatus('overdue');
  }
}

function addressOf({ id, scriptUrl }: StoreAccount): string {
  return `${scriptUrl}?${encodeURIComponent(id)}&data_platform=code`;
}
