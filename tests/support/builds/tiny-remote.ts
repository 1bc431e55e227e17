import { randomUUID } from 'node:crypto';
import type { Journey } from '@camp/contracts/site/journey';
import type { Access } from '@camp/contracts/site/roles';
import { extend, type Slot } from '@camp/contracts/site/slots';
import { built } from '@camp/release/built-app.fixture';

/** The part of React that the pages below use. */
interface React {
  createElement: (type: string, props?: object | null, ...children: unknown[]) => unknown;
  use: (promise: Promise<unknown>) => unknown;
  useEffect: (effect: () => (() => void) | void, dependencies?: unknown[]) => void;
  useLayoutEffect: React['useEffect'];
  useState: <T>(first: T) => [T, (next: T | ((before: T) => T)) => void];
}

/** The part of the shell's facade that the pages below use. */
interface ShellApi {
  signOut: () => Promise<boolean>;
  useLeave: () => () => Promise<void>;
  useNavigate: () => (to: string | number) => unknown;
}

/** Makes a page's component. It becomes a part of a script, so it may use nothing of its file. */
export type PageMaker = (react: React, shellApi: ShellApi) => () => unknown;

interface TinyRemote {
  /** `trail` makes `remote-trail` with one page at `/trail`. */
  name: string;
  page: PageMaker;
  access?: Access;
  /** A slot to which it adds the same thing. */
  slot?: Slot;
  /** Ways through its page that are taken before it goes live. */
  journeys?: Journey[];
  /** True if its page has a link in the bar, named as the remote. */
  isInBar?: boolean;
  /** True if its module is never there, as with a top-level `await` that does not end. */
  isEndless?: boolean;
}

/** Makes a remote without a bundler: a container of one script with one page. Returns its folder. */
export function tinyRemote({
  name,
  page,
  access = 'admin',
  slot,
  journeys = [],
  isInBar = false,
  isEndless = false,
}: TinyRemote): string {
  const id = randomUUID().slice(0, 8);
  const global = `remote_${name}_${id}`.replaceAll('-', '_');
  return built({
    name: `remote-${name}`,
    version: `1.0.0-${id}`,
    routes: [{ path: `/${name}`, page: 'page', access }],
    code: `var ${global} = (${container.toString()})(${page.toString()}, ${isEndless});`,
    says: {
      global,
      area: { en: `${name} area`, fr: `pages ${name}` },
      navigation: isInBar
        ? [{ to: `/${name}`, label: { en: name, fr: name }, place: 'main', order: 90, access }]
        : [],
      journeys,
      extensions: slot
        ? [
            extend(slot, {
              module: 'page',
              order: 90,
              access,
              ...(slot.opensBy && { title: { en: name, fr: name } }),
            }),
          ]
        : [],
    },
  });
}

type Scope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>;

function container(page: PageMaker, isEndless: boolean) {
  let shared: Scope = {};
  return {
    init(scope: Scope) {
      shared = scope;
    },
    async get() {
      if (isEndless) await new Promise(() => undefined);
      const [react] = Object.values(shared['react'] ?? {});
      const [facade] = Object.values(shared['@camp/shell-api'] ?? {});
      if (!react || !facade) throw new Error('The shell shares no React, or no facade.');
      const component = page((await react.get())() as React, (await facade.get())() as ShellApi);
      const pages = { page: async () => ({ default: component }) };
      return () => ({ default: { contract: 1, pages } });
    },
  };
}
