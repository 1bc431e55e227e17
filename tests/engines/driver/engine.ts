/** A browser that journeys run in. */
export interface Engine {
  /** As in the table, with its version. */
  name: string;
  /** Opens a window without the cookies and storage of earlier ones. */
  newTab: () => Promise<Tab>;
  stop: () => Promise<void>;
}

/** The actions that journeys need of a window: both protocols have them. */
export interface Tab {
  /** Begins to load an address. What is asked next may still be answered by the document before. */
  goTo: (url: string) => Promise<void>;
  /** Calls a function in the document, written in JavaScript, with one text; returns the text it resolves to. */
  call: (source: string, argument: string) => Promise<string>;
  /** Moves the mouse and presses keys as a person does. */
  perform: (actions: InputSource[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Failures of scripts that the browser itself reported, where its protocol does. */
  failures: () => string[];
  close: () => Promise<void>;
}

/** In the form that both WebDriver and WebDriver BiDi take (W3C WebDriver, 15 Actions). */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: object[];
}

/** The size of every window, in pixels. */
export const windowSize = { width: 1280, height: 900 };

/** A press of the mouse at a point of the window. */
export const pressAt = (x: number, y: number): InputSource[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Letters, one key after the other. */
export const typing = (letters: string): InputSource[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(letters).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
