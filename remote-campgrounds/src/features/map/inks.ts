/** Inks of the ground, each read from an element of this name, because canvas knows no tokens. */
export const inkNames = [
  'land',
  'neighbours',
  'shore',
  'lake',
  'river',
  'town',
  'water',
  'park',
  'beyond',
] as const;

export type InkName = (typeof inkNames)[number];

export interface Ink {
  colour: string;
  /** As canvas takes a font. */
  font: string;
}

/** Media that change the colours of a page, besides its own theme. */
const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

/** The inks of a map's element, read again when the page changes its colours, also for paper. */
export class Inks {
  private readonly container: HTMLElement;
  private readonly known = new Map<InkName, Ink>();
  private readonly ended = new AbortController();

  constructor(container: HTMLElement, onChange: () => void) {
    this.container = container;
    const changed = () => {
      this.known.clear();
      onChange();
    };
    for (const query of media)
      matchMedia(query).addEventListener('change', changed, { signal: this.ended.signal });
    const theme = new MutationObserver(changed);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.ended.signal.addEventListener('abort', () => theme.disconnect());
  }

  of(name: InkName): Ink {
    const known = this.known.get(name) ?? this.read(name);
    this.known.set(name, known);
    return known;
  }

  /** True where visitors chose the colours: shades would take the contrast from them. */
  get areForced(): boolean {
    return matchMedia('(forced-colors: active)').matches;
  }

  remove(): void {
    this.ended.abort();
  }

  private read(name: InkName): Ink {
    const element = this.container.querySelector(`[data-ink="${name}"]`) ?? this.container;
    const { color, fontWeight, fontSize, fontFamily, fontStyle } = getComputedStyle(element);
    return { colour: color, font: `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}` };
  }
}
