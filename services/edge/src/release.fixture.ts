/* A release of three remotes, for the tests of the edge. */

export const hash = `sha384-${'A'.repeat(64)}`;

/** Returns a page's title and description; the French title has a suffix. */
function headIn(title: string, description: string) {
  return { en: { title, description }, fr: { title: `${title} (fr)`, description } };
}

const hashed = (...names: string[]) => Object.fromEntries(names.map((name) => [name, hash]));
export const firstFiles = hashed('entry.js', 'remote.js', 'files.json');

export const release = {
  generation: 7,
  createdAt: '2026-01-01T00:00:00.000Z',
  by: 'me',
  shell: {
    version: '1',
    url: '/r/shell/1/',
    entry: 'shell.js',
    files: hashed('shell.js', 'shell.css', 'boot.js', 'call.js', 'node.cjs'),
    prerenderer: 'node.cjs',
    sizes: { 'shell.js': 1 },
    linksTo: ['/login'],
    styles: ['shell.css'],
    preload: ['boot.js'],
    callFiles: ['call.js'],
    provides: {},
  },
  remotes: {
    public: {
      version: '1',
      url: '/r/remote-public/1/',
      entry: 'entry.js',
      files: hashed('entry.js', 'home.js', 'home.css', 'list.js', 'list.css'),
      global: 'public_1',
      contract: 1,
      area: { en: '</script><script>alert(1)</script>', fr: 'pages' },
      routes: [
        { path: '/', page: 'home', access: 'anyone' as const, prerender: true },
        { path: '/store', page: 'store', access: 'anyone' as const },
        {
          path: '/list',
          page: 'list',
          access: 'anyone' as const,
          prerender: true,
          hydrate: 'at-rest' as const,
        },
        {
          path: '/u/:username',
          page: 'profile',
          access: 'anyone' as const,
          about: 'person' as const,
          head: headIn('{name}', 'The profile of {name}.'),
        },
        { path: '/again', page: 'home', access: 'anyone' as const, prerender: true, sameAs: '/' },
        { path: '/404', page: 'not-found', access: 'anyone' as const, prerender: true },
      ],
      redirects: [
        { from: '/old home/*', to: '/' },
        { from: '/verify', to: '/login' },
      ],
      navigation: [],
      moduleFiles: [],
      pageFiles: { home: ['home.js', 'home.css'], list: ['list.js', 'list.css'] },
      callingPages: ['list'],
      requires: {},
      sizes: {},
    },
    account: {
      version: '1',
      url: 'https://cdn.example/account/1/',
      entry: 'entry.js',
      files: hashed(
        'entry.js',
        'remote.js',
        'login.js',
        'login.en.json',
        'login.fr.json',
        'hub.js',
      ),
      global: 'account_1',
      contract: 1,
      area: { en: '</script><script>alert(1)</script>', fr: 'pages' },
      routes: [
        {
          path: '/login',
          page: 'login',
          access: 'anyone' as const,
          head: headIn('Login & more', 'Log in to your account.'),
        },
        { path: '/hub', page: 'hub', access: 'signed-in' as const },
        { path: '/hub/shared/:code', page: 'hub', access: 'anyone' as const, unlisted: true },
      ],
      navigation: [],
      slots: [
        { name: 'account/hub-cards', pages: ['hub'], data: {} },
        { name: 'account/help', pages: ['login'], data: {} },
      ],
      moduleFiles: ['remote.js'],
      pageFiles: { login: ['login.js', 'login.en.json', 'login.fr.json'], hub: ['hub.js'] },
      requires: {},
      sizes: {},
    },
    trips: {
      version: '1',
      url: '/r/remote-trips/1/',
      entry: 'entry.js',
      files: {
        ...firstFiles,
        'trips.js': hash,
        'tent.svg': hash,
        'map.js': hash,
      },
      fileList: 'files.json',
      global: 'trips_1',
      contract: 1,
      area: { en: 'trips', fr: 'sorties' },
      routes: [
        {
          path: '/trips',
          page: 'trips',
          access: 'anyone' as const,
          itemsOf: '/trips/:slug',
        },
        {
          path: '/trips/:slug',
          page: 'trip',
          access: 'anyone' as const,
          describedBy: '/api/trips/:slug/page',
          listedBy: '/api/trips/pages',
          head: headIn('A trip', 'Where one may go.'),
        },
      ],
      navigation: [],
      extensions: [
        {
          slot: 'account/hub-cards',
          module: 'map',
          order: 20,
          access: 'signed-in' as const,
          data: {},
        },
      ],
      moduleFiles: ['remote.js'],
      pageFiles: { trips: ['trips.js'], trip: ['trips.js'], map: ['map.js'] },
      requires: {},
      sizes: {},
    },
  },
};
