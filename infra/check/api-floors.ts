/* The floors of services/api/src: each folder, and the folders below it that it may import. */

const layers: Record<string, string[]> = {
  errors: [],
  'client-info': [],
  secrets: ['errors'],
  models: ['secrets'],
  tokens: ['errors', 'models'],
  background: ['models', 'tokens'],
  db: ['errors', 'models', 'secrets'],
  'rate-limits': ['errors', 'models', 'tokens'],
  mail: ['background', 'models', 'secrets'],
  audit: ['background', 'client-info', 'db', 'models', 'secrets'],
  sessions: ['client-info', 'db', 'models', 'tokens'],
  'kept-answers': ['db', 'errors', 'models', 'tokens'],
  http: ['audit', 'client-info', 'errors', 'kept-answers', 'rate-limits', 'sessions'],
  metrics: ['background', 'db', 'models', 'secrets'],
};

/** The AppContext is made of mail and rate limits, so what they stand on cannot know it. */
const aboveContext = new Set(['audit', 'sessions', 'http']);

const features: Record<string, string[]> = {
  registration: ['sign-in', 'password', 'users'],
  'sign-in': ['passkeys', 'password', 'second-factor', 'users'],
  passkeys: ['second-factor'],
  'second-factor': ['password'],
  'second-factor-removal': ['second-factor', 'sign-in'],
  'step-up': ['passkeys', 'password', 'second-factor'],
  account: ['staff-users', 'second-factor', 'password', 'users'],
  'staff-second-factor': ['staff-users', 'second-factor'],
  'staff-sessions': ['devices', 'staff-users'],
  outbox: ['staff-users'],
  'staff-users': ['second-factor', 'users'],
  person: ['audit', 'devices', 'outbox', 'password', 'registration', 'staff-users'],
  changes: ['feeds', 'places'],
  health: ['places'],
  'place-pages': ['places'],
  'places-import': ['places'],
  'saved-places': ['places'],
  'staff-places': ['feeds', 'places'],
  'closure-mails': ['feeds', 'places'],
  feeds: ['feed-adapters'],
  places: ['feeds'],
  telemetry: ['releases'],
  billing: ['diagnostics'],
  'bulk-jobs': ['staff-users'],
  dashboard: ['diagnostics', 'outbox', 'releases'],
};

const except = (folders: string[]) => folders.map((folder) => `!#${folder}/**`);

const layerFloors = Object.entries(layers).map(([folder, below]) => ({
  files: [`services/api/src/${folder}/**`],
  packages:
    folder === 'metrics'
      ? ['contracts', 'metrics', 'observability']
      : ['contracts', 'observability'],
  group: [
    '#*/**',
    ...except([folder, ...below]),
    '#app.ts',
    '#server.ts',
    ...(aboveContext.has(folder) ? [] : ['#context.ts']),
  ],
  message: `${folder} stands on ${below.join(', ') || 'no other folder'} (infra/check/api-floors.ts).`,
}));

const featureFloor = (folder: string, below: string[]) => ({
  files: [`services/api/src/features/${folder}/**`],
  packages: ['contracts', 'observability', 'places', 'release'],
  group: [
    '#features/**',
    ...except(below.map((feature) => `features/${feature}`)),
    '#app.ts',
    '#server.ts',
  ],
  message: 'A feature imports those listed below it in infra/check/api-floors.ts, never the app.',
});

/** A feature that is not listed imports none. */
export const apiFloors = [
  ...layerFloors,
  featureFloor('**', []),
  ...Object.entries(features).map(([folder, below]) => featureFloor(folder, below)),
];
