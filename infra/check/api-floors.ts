/* The floors of services/api/src: each folder, and the folders below it that it may import. */

const layers: Record<string, string[]> = {
  errors: [],
  'client-info': [],
  secrets: ['errors'],
  models: ['secrets'],
  tokens: ['errors', 'models'],
  background: [],
  db: ['errors', 'models', 'secrets'],
  'rate-limits': ['errors', 'models', 'tokens'],
  mail: ['background', 'models', 'secrets'],
  audit: ['background', 'client-info', 'db', 'models', 'secrets'],
  sessions: ['client-info', 'db', 'models', 'tokens'],
  'kept-answers': ['db', 'errors', 'models', 'tokens'],
  http: ['audit', 'client-info', 'errors', 'kept-answers', 'rate-limits', 'sessions'],
  metrics: ['background', 'db', 'models', 'secrets'],
};

/** Folders that may name the settings; the others say what they need of them. */
const knowSettings = new Set(['mail', 'rate-limits', 'sessions']);

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
  'park-refresh': ['feed-adapters', 'feeds', 'places'],
  'places-import': ['places'],
  'saved-places': ['places'],
  'staff-places': ['feeds', 'park-refresh', 'places'],
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
  packages: ['contracts', 'service'],
  group: [
    '#*/**',
    ...except([folder, ...below]),
    '#app.ts',
    '#server.ts',
    '#context.ts',
    ...(knowSettings.has(folder) ? [] : ['#env.ts']),
  ],
  message: `${folder} stands on ${below.join(', ') || 'no other folder'} (infra/check/api-floors.ts).`,
}));

const featureFloor = (folder: string, below: string[]) => ({
  files: [`services/api/src/features/${folder}/**`],
  packages: ['contracts', 'places', 'release', 'service'],
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
