/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
  readonly 'app/routes': {
    readonly notFound: string;
    readonly backHome: string;
  };
  readonly 'app/standalone': {
    readonly title: (values: { remote: string | number }) => string;
    readonly pages: string;
    readonly withoutApi: string;
    readonly elsewhereTitle: string;
    readonly elsewhere: string;
  };
  readonly 'features/analytics/ConsentBanner': {
    readonly privacyChoices: string;
    readonly question: string;
    readonly allow: string;
    readonly decline: string;
  };
  readonly 'features/analytics/PrivacyChoices': {
    readonly privacyChoices: string;
  };
  readonly 'features/back-to-top': {
    readonly thisPage: string;
    readonly backToTop: string;
  };
  readonly 'features/offline': {
    readonly kept: (values: { at: string | number }) => string;
    readonly frameKept: string;
    readonly saved: string;
    readonly alerts: string;
    readonly back: string;
    readonly reload: string;
  };
  readonly 'features/step-up': {
    readonly title: string;
    readonly text: string;
    readonly passkeyNeeded: string;
    readonly addPasskey: string;
    readonly passkey: string;
    readonly passkeyPending: string;
    readonly passkeyUnused: string;
    readonly code: string;
    readonly password: string;
    readonly missing: {
      readonly code: string;
      readonly password: string;
    };
    readonly confirm: string;
    readonly pending: string;
    readonly failed: string;
    readonly cancel: string;
  };
  readonly 'features/theme-song/SongPlayer': {
    readonly themeSong: string;
    readonly title: string;
    readonly play: string;
    readonly pause: string;
    readonly putAway: string;
    readonly position: string;
    readonly positionOf: (values: { elapsed: string | number; total: string | number }) => string;
    readonly failure: string;
  };
  readonly 'features/theme-song/ThemeSong': {
    readonly player: string;
    readonly away: string;
  };
  readonly 'features/unsaved-work': {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
  readonly 'layout': {
    readonly skip: string;
    readonly main: string;
    readonly home: (values: { name: string | number }) => string;
    readonly menu: string;
    readonly britishColumbia: string;
    readonly login: string;
    readonly account: string;
    readonly logout: string;
    readonly theme: {
      readonly dark: string;
      readonly light: string;
    };
    readonly dismiss: string;
    readonly pageLost: string;
    readonly location: string;
    readonly tagline: string;
    readonly followUs: string;
    readonly socialGroup: string;
    readonly videoChannel: string;
    readonly newsletter: string;
    readonly writeToUs: string;
    readonly general: string;
    readonly merchandise: string;
    readonly headOffice: string;
    readonly office: string;
    readonly version: string;
    readonly privacy: string;
    readonly terms: string;
    readonly rules: string;
    readonly languageFailed: string;
  };
  readonly 'layout/ServiceBanner': {
    readonly offline: string;
    readonly accountsUnavailable: string;
  };
  readonly 'remotes/dev-override/DevOverrideBadge': {
    readonly label: string;
    readonly anotherLabel: string;
    readonly source: (values: { remote: string | number; place: string | number }) => string;
    readonly another: (values: { remote: string | number; version: string | number }) => string;
    readonly whose: (values: { until: string | number; person: string | number }) => string;
    readonly back: string;
    readonly leaving: string;
    readonly failed: string;
  };
  readonly 'remotes/dev-override/dev-override': {
    readonly givenUp: (values: { remote: string | number }) => string;
  };
  readonly 'remotes/inspector': {
    readonly title: string;
    readonly close: string;
    readonly page: (values: { name: string | number }) => string;
    readonly extension: (values: { name: string | number }) => string;
    readonly frame: string;
    readonly stable: string;
    readonly canary: (values: { name: string | number }) => string;
    readonly override: (values: { by: string | number; until: string | number }) => string;
    readonly files: (values: { count: number }) => string;
    readonly cached: (values: { cached: string | number }) => string;
    readonly allCached: (values: { count: number }) => string;
    readonly fetched: (values: { size: string | number; time: string | number }) => string;
    readonly set: (values: { names: string | number }) => string;
    readonly document: string;
    readonly generation: (values: { generation: string | number; day: string | number; channel: string | number }) => string;
    readonly shared: string;
    readonly provided: (values: { version: string | number; app: string | number; users: string | number }) => string;
    readonly unused: (values: { version: string | number; app: string | number }) => string;
    readonly errors: string;
    readonly noErrors: string;
    readonly searching: string;
    readonly noLines: string;
    readonly linesFailed: string;
    readonly outlines: string;
    readonly releases: string;
  };
  readonly 'remotes/page/RemoteBoundary': {
    readonly tryingAgain: string;
    readonly title: (values: { area: string | number }) => string;
    readonly text: (values: { area: string | number }) => string;
    readonly readable: string;
  };
  readonly 'remotes/settings/SwitchedOff': {
    readonly title: string;
    readonly text: string;
    readonly home: string;
  };
  readonly 'remotes/watch/UpdateNotice': {
    readonly ready: string;
    readonly reload: string;
    readonly dismiss: string;
  };
  readonly 'session': {
    readonly endedByInactivity: string;
    readonly unconfirmed: string;
    readonly somebodyElse: (values: { name: string | number }) => string;
  };
  readonly 'session/guards': {
    readonly unreachableTitle: string;
    readonly unreachable: string;
    readonly refused: {
      readonly moderator: string;
      readonly admin: string;
    };
  };
}
