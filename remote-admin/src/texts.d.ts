/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
  readonly 'features/audit': {
    readonly title: string;
    readonly lead: string;
    readonly refresh: string;
    readonly refreshing: string;
    readonly exportJson: string;
    readonly exportFailed: string;
    readonly failed: string;
    readonly loading: string;
    readonly detailsIn: {
      readonly comfortable: string;
      readonly compact: string;
    };
    readonly log: string;
    readonly noLogs: string;
    readonly nothingYet: string;
    readonly nothingFits: string;
    readonly nothingFitsSoFar: string;
    readonly loadOlder: string;
    readonly showing: (values: { count: string | number }) => string;
    readonly lookedBackTo: string;
    readonly filter: {
      readonly region: string;
      readonly q: string;
      readonly placeholder: string;
      readonly days: string;
      readonly from: string;
      readonly to: string;
      readonly actor: string;
      readonly target: string;
      readonly personHint: string;
      readonly ip: string;
      readonly actions: string;
      readonly severalActions: (values: { count: string | number }) => string;
      readonly noActions: string;
      readonly maxActions: (values: { count: string | number }) => string;
      readonly clear: string;
      readonly wrongOrder: string;
      readonly wrongId: string;
    };
    readonly columns: {
      readonly id: string;
      readonly when: string;
      readonly action: string;
      readonly actor: string;
      readonly target: string;
      readonly ip: string;
      readonly userAgent: string;
      readonly details: string;
    };
    readonly deleted: string;
    readonly deviceOf: (values: { browser: string | number; system: string | number }) => string;
    readonly detailsOf: (values: { id: string | number }) => string;
    readonly openEntry: (values: { id: string | number }) => string;
    readonly self: string;
    readonly noDetails: string;
    readonly showOnly: (values: { what: string | number }) => string;
    readonly entry: {
      readonly title: (values: { id: string | number }) => string;
      readonly unknown: (values: { id: string | number }) => string;
      readonly copyLink: string;
      readonly settings: string;
    };
    readonly verify: {
      readonly start: string;
      readonly region: string;
      readonly starting: string;
      readonly progress: (values: { checked: string | number; sealed: string | number }) => string;
      readonly progressName: string;
      readonly cancel: string;
      readonly stopped: (values: { checked: string | number }) => string;
      readonly goOn: string;
      readonly failed: string;
      readonly retry: string;
      readonly none: string;
      readonly intact: (values: { checked: string | number }) => string;
      readonly unsealed: (values: { count: string | number }) => string;
      readonly head: string;
      readonly copyHead: string;
      readonly whyHead: string;
      readonly broken: {
        readonly changed: (values: { id: string | number }) => string;
        readonly removed: (values: { id: string | number }) => string;
        readonly inserted: (values: { id: string | number }) => string;
      };
      readonly brokenMeaning: string;
      readonly openEntry: (values: { id: string | number }) => string;
    };
  };
  readonly 'features/billing': {
    readonly title: string;
    readonly lead: string;
    readonly provider: string;
    readonly loading: string;
    readonly noData: string;
    readonly refresh: string;
    readonly refreshing: string;
    readonly answersIn: (values: { duration: string | number }) => string;
    readonly failing: string;
    readonly modes: {
      readonly test: {
        readonly name: string;
        readonly meaning: string;
      };
      readonly live: {
        readonly name: string;
        readonly meaning: string;
      };
    };
    readonly setUp: {
      readonly missing: string;
      readonly how: string;
      readonly key: string;
      readonly base: string;
      readonly restart: string;
    };
    readonly recent: string;
    readonly copyId: string;
    readonly columns: {
      readonly id: string;
      readonly mode: string;
      readonly total: string;
      readonly status: string;
      readonly created: string;
    };
    readonly modeNames: {
      readonly payment: string;
      readonly subscription: string;
      readonly setup: string;
    };
    readonly statusNames: {
      readonly open: string;
      readonly complete: string;
      readonly expired: string;
    };
    readonly empty: string;
    readonly emptyText: string;
    readonly showing: (values: { count: number }) => string;
  };
  readonly 'features/dashboard': {
    readonly title: string;
    readonly lead: string;
    readonly morning: {
      readonly sentence: (values: { mood: string; facts: string | number }) => string;
      readonly fresh: (values: { number: string | number; isOne: boolean }) => string;
      readonly mailFine: string;
      readonly mailFailed: (values: { count: number }) => string;
      readonly checksFine: string;
      readonly checksFail: (values: { count: number }) => string;
      readonly someFailed: (values: { failures: string | number; visitors: string | number; count: number }) => string;
      readonly release: (values: { state: string }) => string;
      readonly canaries: (values: { count: number }) => string;
    };
    readonly toDos: {
      readonly title: string;
      readonly checks: (values: { count: number }) => string;
      readonly mails: (values: { count: number }) => string;
      readonly locked: (values: { count: number }) => string;
      readonly changes: (values: { count: number }) => string;
      readonly chain: (values: { count: string | number }) => string;
      readonly failing: {
        readonly live: (values: { apps: string | number; failures: string | number; visitors: string | number }) => string;
        readonly release: string;
        readonly held: {
          readonly 'one-network': string;
          readonly 'by-hand': string;
        };
        readonly canary: (values: { apps: string | number; failures: string | number; visitors: string | number }) => string;
        readonly slow: (values: { apps: string | number }) => string;
        readonly 'taken-back': (values: { apps: string | number; failures: string | number; visitors: string | number }) => string;
        readonly ended: (values: { apps: string | number; failures: string | number; visitors: string | number }) => string;
        readonly endedSlow: (values: { apps: string | number }) => string;
      };
      readonly canary: (values: { apps: string | number; percent: string | number; failed: string | number; isJudged: boolean }) => string;
    };
    readonly cards: {
      readonly users: {
        readonly title: string;
        readonly text: string;
      };
      readonly audit: {
        readonly title: string;
        readonly text: string;
      };
      readonly billing: {
        readonly title: string;
        readonly text: string;
      };
      readonly health: {
        readonly title: string;
        readonly text: string;
      };
      readonly email: {
        readonly title: string;
        readonly text: string;
      };
      readonly releases: {
        readonly title: string;
        readonly text: string;
      };
    };
    readonly facts: {
      readonly users: (values: { total: string | number; fresh: string | number; unverified: string | number }) => string;
      readonly audit: (values: { count: string | number; isIntact: boolean }) => string;
      readonly billing: (values: { isSetUp: boolean }) => string;
      readonly health: (values: { failing: number; time: string | number }) => string;
      readonly email: (values: { waiting: string | number; failed: string | number }) => string;
      readonly releases: (values: { failed: string | number; since: string | number }) => string;
    };
    readonly last: {
      readonly title: string;
      readonly all: string;
    };
    readonly apps: (values: { count: string | number }) => string;
    readonly acts: {
      readonly published: (values: { apps: string | number; version: string }) => string;
      readonly rolledBack: (values: { apps: string | number; version: string }) => string;
      readonly promoted: (values: { apps: string | number }) => string;
      readonly takenBack: (values: { apps: string | number }) => string;
      readonly canaryBegun: (values: { apps: string | number; version: string }) => string;
      readonly canaryChanged: (values: { apps: string | number }) => string;
      readonly canaryEnded: (values: { apps: string | number }) => string;
      readonly canaryEndedItself: (values: { apps: string | number }) => string;
    };
  };
  readonly 'features/dev-override': {
    readonly title: string;
    readonly lead: string;
    readonly nothingTitle: string;
    readonly nothing: string;
    readonly brokenTitle: string;
    readonly broken: string;
    readonly proposed: string;
    readonly remote: string;
    readonly place: string;
    readonly pages: string;
    readonly warning: (values: { place: string | number }) => string;
    readonly elsewhere: (values: { place: string | number }) => string;
    readonly use: string;
    readonly starting: string;
    readonly cancel: string;
    readonly failed: string;
  };
  readonly 'features/diagnostics': {
    readonly title: string;
    readonly lead: string;
    readonly debugHealth: string;
    readonly debugHealthText: string;
    readonly dbPing: string;
    readonly dbPingText: string;
    readonly loadFailed: string;
    readonly retry: string;
    readonly checkAgain: string;
    readonly checking: string;
    readonly ok: string;
    readonly failing: string;
    readonly allOk: string;
    readonly notOk: (values: { failing: number; total: string | number }) => string;
    readonly version: (values: { version: string | number }) => string;
    readonly checkedAt: string;
    readonly raw: string;
    readonly openEmail: string;
    readonly openAudit: string;
    readonly names: {
      readonly database: string;
      readonly sessions: string;
      readonly mail_server: string;
      readonly mail_queue: string;
      readonly audit_chain: string;
      readonly release: string;
      readonly read: string;
      readonly write: string;
      readonly payments: string;
    };
    readonly advice: {
      readonly database: string;
      readonly sessions: string;
      readonly mail_server: string;
      readonly mail_queue: string;
      readonly audit_chain: string;
      readonly release: string;
      readonly read: string;
      readonly write: string;
      readonly payments: string;
    };
  };
  readonly 'features/outbox': {
    readonly title: string;
    readonly lead: string;
    readonly outbox: string;
    readonly byState: string;
    readonly all: string;
    readonly states: {
      readonly queued: string;
      readonly sending: string;
      readonly sent: string;
      readonly failed: string;
      readonly dead: string;
    };
    readonly choices: {
      readonly queued: string;
      readonly sending: string;
      readonly sent: string;
      readonly failed: string;
      readonly dead: string;
    };
    readonly columns: {
      readonly recipient: string;
      readonly subject: string;
      readonly state: string;
      readonly attempts: string;
      readonly nextTry: string;
      readonly lastError: string;
      readonly time: string;
      readonly actions: string;
    };
    readonly retry: string;
    readonly retrying: string;
    readonly retryAll: string;
    readonly preview: string;
    readonly mailOf: (values: { id: string | number }) => string;
    readonly sendTest: string;
    readonly sendingTest: string;
    readonly done: {
      readonly test: (values: { recipient: string | number }) => string;
      readonly retry: (values: { id: string | number; recipient: string | number }) => string;
      readonly retryAll: (values: { retried: number }) => string;
    };
    readonly failed: {
      readonly test: string;
      readonly retry: string;
      readonly retryAll: string;
    };
    readonly to: (values: { recipient: string | number }) => string;
    readonly notKept: string;
    readonly written: (values: { at: string | number }) => string;
    readonly search: {
      readonly label: string;
      readonly placeholder: string;
    };
    readonly noneFound: string;
    readonly noneFoundText: string;
    readonly previewFailed: string;
    readonly tryAgain: string;
    readonly loading: string;
    readonly showing: (values: { shown: string | number; total: number }) => string;
    readonly loadFailed: string;
    readonly loadFailedText: string;
    readonly none: string;
    readonly noneText: string;
    readonly noneIn: {
      readonly queued: string;
      readonly sending: string;
      readonly sent: string;
      readonly failed: string;
      readonly dead: string;
    };
  };
  readonly 'features/palette/Palette': {
    readonly open: string;
    readonly title: string;
    readonly label: string;
    readonly found: (values: { count: number }) => string;
    readonly noWayBack: string;
    readonly hint: string;
    readonly begun: string;
    readonly words: {
      readonly suspend: string;
      readonly clear: string;
      readonly edit: string;
      readonly delete: string;
      readonly signIn: string;
      readonly mails: string;
      readonly history: string;
      readonly notes: string;
      readonly rollBack: string;
    };
    readonly commands: {
      readonly suspend: (values: { name: string | number }) => string;
      readonly clear: (values: { name: string | number }) => string;
      readonly edit: (values: { name: string | number }) => string;
      readonly delete: (values: { name: string | number }) => string;
      readonly signIn: (values: { name: string | number }) => string;
      readonly mails: (values: { name: string | number }) => string;
      readonly history: (values: { name: string | number }) => string;
      readonly notes: (values: { name: string | number }) => string;
    };
    readonly inspect: string;
    readonly rollBack: (values: { app: string | number }) => string;
  };
  readonly 'features/person': {
    readonly title: string;
    readonly people: {
      readonly admin: string;
      readonly moderator: string;
    };
    readonly parts: string;
    readonly tabs: {
      readonly overview: string;
      readonly 'sign-in': string;
      readonly mails: string;
      readonly history: string;
      readonly notes: string;
    };
    readonly tabLost: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly tryAgain: string;
    readonly outage: string;
    readonly notFound: {
      readonly title: string;
      readonly text: string;
      readonly back: string;
    };
    readonly none: string;
    readonly publicProfile: string;
    readonly facts: {
      readonly title: string;
      readonly id: string;
      readonly email: string;
      readonly realName: string;
      readonly role: string;
      readonly verified: string;
      readonly subscriber: string;
      readonly joined: string;
      readonly lastLogin: string;
      readonly secondFactor: string;
      readonly factors: {
        readonly authenticator: string;
        readonly passkeys: (values: { count: number }) => string;
        readonly recoveryLeft: (values: { count: string | number }) => string;
        readonly none: string;
      };
      readonly waived: string;
      readonly sessions: string;
      readonly devices: string;
      readonly mails: string;
      readonly mailCount: (values: { failed: number; mails: string | number }) => string;
    };
  };
  readonly 'features/person/act': {
    readonly suspension: {
      readonly title: string;
      readonly none: string;
      readonly until: (values: { end: string | number }) => string;
      readonly untilLifted: string;
      readonly suspend: string;
      readonly change: string;
      readonly lift: string;
      readonly liftQuestion: (values: { name: string | number }) => string;
      readonly lifted: (values: { name: string | number }) => string;
      readonly liftFailed: string;
      readonly question: (values: { name: string | number }) => string;
      readonly consequence: string;
      readonly reason: string;
      readonly reasonHint: string;
      readonly reasonMissing: string;
      readonly length: string;
      readonly lengths: {
        readonly day1: string;
        readonly week: string;
        readonly month: string;
        readonly day: string;
        readonly lifted: string;
      };
      readonly lastDay: string;
      readonly dayMissing: string;
      readonly save: string;
      readonly saving: string;
      readonly cancel: string;
      readonly done: (values: { name: string | number }) => string;
      readonly failed: string;
    };
    readonly help: {
      readonly title: string;
      readonly unlock: string;
      readonly clearFailures: string;
      readonly unlockQuestion: (values: { name: string | number }) => string;
      readonly unlocked: (values: { name: string | number }) => string;
      readonly unlockFailed: string;
      readonly sendReset: string;
      readonly resetSent: (values: { name: string | number }) => string;
      readonly sendVerification: string;
      readonly verificationSent: (values: { name: string | number }) => string;
      readonly invite: string;
      readonly inviteQuestion: (values: { name: string | number }) => string;
      readonly invited: (values: { name: string | number }) => string;
      readonly mailFailed: string;
    };
    readonly profile: {
      readonly title: string;
      readonly empty: string;
      readonly fields: {
        readonly display_name: string;
        readonly avatar_url: string;
        readonly location: string;
        readonly bio: string;
      };
      readonly clear: string;
      readonly question: (values: { name: string | number }) => string;
      readonly consequence: string;
      readonly reason: string;
      readonly reasonHint: string;
      readonly reasonMissing: string;
      readonly nothingChosen: string;
      readonly confirm: string;
      readonly saving: string;
      readonly cancel: string;
      readonly cleared: (values: { name: string | number; what: string | number }) => string;
      readonly failed: string;
      readonly undo: string;
      readonly restored: (values: { name: string | number }) => string;
      readonly restoreFailed: string;
    };
    readonly account: {
      readonly title: string;
    };
  };
  readonly 'features/person/record': {
    readonly mails: {
      readonly title: string;
      readonly loading: string;
      readonly loadFailed: string;
      readonly none: string;
      readonly noneText: string;
      readonly showing: (values: { count: number }) => string;
      readonly to: (values: { recipient: string | number }) => string;
      readonly resend: string;
      readonly resent: (values: { recipient: string | number }) => string;
      readonly resendFailed: string;
    };
    readonly history: {
      readonly loading: string;
      readonly loadFailed: string;
      readonly none: string;
      readonly noneText: {
        readonly admin: string;
        readonly moderator: string;
      };
      readonly inAudit: string;
      readonly showing: (values: { count: number }) => string;
      readonly times: (values: { count: string | number }) => string;
      readonly by: (values: { name: string | number }) => string;
      readonly byNobody: string;
      readonly reasons: {
        readonly 'wrong credentials': string;
        readonly 'wrong code': string;
        readonly expired: string;
        readonly paused: string;
        readonly 'email not verified': string;
        readonly 'account suspended': string;
        readonly suspended: string;
        readonly 'not proven': string;
      };
    };
    readonly notes: {
      readonly title: string;
      readonly loading: string;
      readonly loadFailed: string;
      readonly none: string;
      readonly showing: (values: { count: number }) => string;
      readonly older: {
        readonly loadOlder: string;
        readonly olderFailed: string;
      };
      readonly label: string;
      readonly hint: string;
      readonly add: string;
      readonly adding: string;
      readonly addFailed: string;
      readonly gone: (values: { id: string | number }) => string;
      readonly delete: string;
      readonly deleting: string;
      readonly deleteTitle: string;
      readonly deleteQuestion: string;
      readonly deleteFailed: string;
    };
  };
  readonly 'features/releases': {
    readonly title: string;
    readonly lead: string;
    readonly notSetUp: string;
    readonly live: (values: { generation: string | number }) => string;
    readonly since: string;
    readonly sinceGeneration: (values: { generation: string | number }) => string;
    readonly publishedBy: (values: { name: string | number }) => string;
    readonly rolledBackBy: (values: { name: string | number }) => string;
    readonly makers: {
      readonly 'automatic-rollback': string;
      readonly 'error-budget': string;
    };
    readonly smoke: {
      readonly opened: (values: { browser: string | number; pages: string | number; count: number }) => string;
      readonly notOpened: string;
    };
    readonly isKept: string;
    readonly offlineOff: string;
    readonly commit: (values: { commit: string | number }) => string;
    readonly isNew: string;
    readonly isBack: string;
    readonly isLive: string;
    readonly hasCanary: string;
    readonly history: string;
    readonly columns: {
      readonly generation: string;
      readonly when: string;
      readonly by: string;
      readonly changes: string;
      readonly size: string;
      readonly actions: string;
      readonly app: string;
      readonly since: string;
      readonly failed: string;
      readonly speed: string;
    };
    readonly visitorsFailed: (values: { failures: string | number; visitors: string | number; count: number }) => string;
    readonly failedOf: (values: { failures: string | number; visitors: string | number }) => string;
    readonly noVisitorsYet: string;
    readonly noVisitors: string;
    readonly notOver: (values: { what: string | number; why: string }) => string;
    readonly failing: string;
    readonly bad: (values: { what: string | number }) => string;
    readonly ending: {
      readonly by: {
        readonly 'error-budget': (values: { what: string | number }) => string;
        readonly 'automatic-rollback': (values: { what: string | number }) => string;
      };
      readonly slow: string;
      readonly page: (values: { name: string | number }) => string;
      readonly canary: (values: { apps: string | number; what: string | number }) => string;
    };
    readonly removed: (values: { name: string | number }) => string;
    readonly nothingNew: string;
    readonly canaryChange: {
      readonly begun: (values: { percent: string | number }) => string;
      readonly changed: (values: { apps: string | number; percent: string | number }) => string;
      readonly ended: (values: { apps: string | number }) => string;
    };
    readonly showing: (values: { count: number }) => string;
    readonly olderFailed: string;
    readonly loadOlder: string;
    readonly failed: string;
    readonly failedText: string;
    readonly nothingLive: string;
    readonly nothingLiveText: string;
    readonly pending: string;
    readonly rollBack: {
      readonly open: string;
      readonly to: (values: { generation: string | number }) => string;
      readonly title: string;
      readonly question: (values: { generation: string | number }) => string;
      readonly done: (values: { generation: string | number }) => string;
      readonly failed: string;
      readonly bad: (values: { what: string | number }) => string;
      readonly again: {
        readonly open: string;
        readonly title: string;
      };
    };
    readonly rollBackApp: {
      readonly open: (values: { version: string | number }) => string;
      readonly title: string;
      readonly question: (values: { version: string | number; app: string | number }) => string;
      readonly done: (values: { app: string | number }) => string;
      readonly failed: string;
      readonly of: (values: { app: string | number }) => string;
      readonly again: {
        readonly open: (values: { version: string | number }) => string;
        readonly title: string;
        readonly question: (values: { version: string | number; app: string | number; ago: string | number; name: string | number }) => string;
        readonly done: (values: { app: string | number; version: string | number }) => string;
        readonly note: (values: { ago: string | number; name: string | number }) => string;
      };
    };
    readonly tryBuild: {
      readonly open: string;
      readonly starting: string;
      readonly of: (values: { app: string | number; version: string | number }) => string;
      readonly failed: string;
    };
    readonly promote: {
      readonly open: string;
      readonly title: string;
      readonly question: (values: { apps: string | number }) => string;
      readonly done: (values: { apps: string | number }) => string;
      readonly failed: string;
      readonly over: (values: { apps: string | number }) => string;
    };
    readonly end: {
      readonly open: string;
      readonly title: string;
      readonly question: (values: { apps: string | number }) => string;
      readonly done: (values: { apps: string | number }) => string;
      readonly failed: string;
    };
    readonly deprecated: {
      readonly title: string;
      readonly older: (values: { older: string | number; name: string | number }) => string;
    };
    readonly apps: string;
    readonly canaryFor: (values: { percent: string | number }) => string;
    readonly violations: string;
  };
  readonly 'features/releases/app-names': {
    readonly shell: string;
    readonly 'remote-public': string;
    readonly 'remote-campgrounds': string;
    readonly 'remote-account': string;
    readonly 'remote-admin': string;
  };
  readonly 'features/releases/canary': {
    readonly title: (values: { apps: string | number; percent: string | number }) => string;
    readonly outdated: (values: { apps: string | number }) => string;
    readonly since: string;
    readonly begunBy: (values: { name: string | number }) => string;
    readonly caption: (values: { apps: string | number }) => string;
    readonly columns: {
      readonly who: string;
      readonly visitors: string;
      readonly speed: string;
    };
    readonly canary: string;
    readonly stable: string;
    readonly budget: {
      readonly waiting: (values: { needed: string | number }) => string;
      readonly kept: string;
      readonly failures: string;
      readonly 'load-time': string;
    };
    readonly endsItself: string;
    readonly notWatched: string;
    readonly adminsOnly: string;
    readonly over: string;
    readonly refresh: string;
    readonly loading: string;
    readonly failed: string;
    readonly tryAgain: string;
  };
  readonly 'features/releases/health': {
    readonly open: string;
    readonly of: (values: { generation: string | number }) => string;
    readonly title: (values: { generation: string | number }) => string;
    readonly lead: string;
    readonly canary: string;
    readonly speed: (values: { time: string | number }) => string;
    readonly failedTitle: string;
    readonly violationsTitle: string;
    readonly noneTold: string;
    readonly unattributed: string;
    readonly phases: {
      readonly entry: string;
      readonly module: string;
      readonly page: string;
      readonly render: string;
      readonly runtime: string;
      readonly boot: string;
    };
    readonly reasons: {
      readonly network: string;
      readonly timeout: string;
      readonly 'not-a-script': string;
      readonly integrity: string;
      readonly style: string;
      readonly shared: string;
      readonly contract: string;
      readonly 'no-page': string;
      readonly threw: string;
      readonly rejected: string;
      readonly blocked: string;
      readonly starved: string;
      readonly altered: string;
      readonly unasked: string;
      readonly blank: string;
      readonly shell: string;
      readonly start: string;
      readonly empty: string;
      readonly frame: string;
      readonly other: string;
    };
    readonly loading: string;
    readonly failed: string;
    readonly tryAgain: string;
  };
  readonly 'features/releases/lanes': {
    readonly title: string;
    readonly kind: {
      readonly new: string;
      readonly back: string;
      readonly promoted: string;
      readonly canary: string;
      readonly refused: string;
    };
    readonly live: string;
    readonly running: string;
    readonly until: (values: { moment: string | number }) => string;
    readonly reasons: (values: { count: number; reasons: string | number }) => string;
    readonly more: (values: { count: string | number }) => string;
  };
  readonly 'features/releases/settings': {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    readonly failed: string;
    readonly failedText: string;
    readonly columns: {
      readonly setting: string;
      readonly value: string;
      readonly for: string;
      readonly why: string;
      readonly acts: string;
    };
    readonly page: (values: { name: string | number }) => string;
    readonly extension: (values: { name: string | number }) => string;
    readonly ignored: {
      readonly 'app-gone': (values: { app: string | number }) => string;
      readonly unknown: (values: { app: string | number }) => string;
      readonly value: (values: { app: string | number }) => string;
    };
    readonly unread: (values: { app: string | number }) => string;
    readonly values: {
      readonly on: string;
      readonly off: string;
    };
    readonly everyone: string;
    readonly everyoneElse: string;
    readonly share: (values: { percent: string | number }) => string;
    readonly roles: {
      readonly member: string;
      readonly subscriber: string;
      readonly mod: string;
      readonly admin_jr: string;
      readonly admin: string;
    };
    readonly asBuilt: string;
    readonly set: string;
    readonly setOther: string;
    readonly consequence: string;
    readonly fields: {
      readonly setting: string;
      readonly value: string;
      readonly for: string;
      readonly percentage: string;
      readonly role: string;
      readonly usernames: string;
      readonly reason: string;
    };
    readonly usernamesHint: string;
    readonly audiences: {
      readonly everyone: string;
      readonly me: string;
      readonly people: string;
      readonly roles: string;
      readonly share: string;
    };
    readonly cancel: string;
    readonly save: string;
    readonly pending: string;
    readonly done: string;
    readonly failedToSet: string;
    readonly takeBack: {
      readonly open: string;
      readonly question: (values: { name: string | number; audience: string | number }) => string;
      readonly done: (values: { name: string | number }) => string;
      readonly failed: string;
    };
  };
  readonly 'features/staff-users': {
    readonly admin: {
      readonly title: string;
      readonly lead: string;
      readonly forbidden: string;
    };
    readonly moderator: {
      readonly title: string;
      readonly lead: string;
      readonly forbidden: string;
    };
    readonly search: {
      readonly label: string;
      readonly placeholder: string;
    };
    readonly columns: {
      readonly id: string;
      readonly user: string;
      readonly email: string;
      readonly role: string;
      readonly subscriber: string;
      readonly verified: string;
      readonly joined: string;
      readonly lastLogin: string;
      readonly actions: string;
      readonly written: string;
    };
    readonly roles: {
      readonly member: string;
      readonly subscriber: string;
      readonly mod: string;
      readonly admin: string;
      readonly admin_jr: string;
    };
    readonly roleChoices: {
      readonly member: string;
      readonly subscriber: string;
      readonly mod: string;
      readonly admin: string;
      readonly admin_jr: string;
    };
    readonly choices: {
      readonly anyRole: string;
      readonly everyone: string;
      readonly subscribers: string;
      readonly unsubscribed: string;
      readonly verified: string;
      readonly unverified: string;
      readonly anyState: string;
    };
    readonly segments: {
      readonly joined: string;
      readonly staff: string;
      readonly suspended: string;
      readonly locked: string;
      readonly invited: string;
    };
    readonly state: string;
    readonly figures: {
      readonly total: (values: { number: string | number; isOne: boolean }) => string;
      readonly fresh: (values: { number: string | number }) => string;
      readonly unverified: (values: { number: string | number }) => string;
    };
    readonly toList: string;
    readonly sort: string;
    readonly view: {
      readonly open: string;
      readonly density: string;
      readonly comfortable: string;
      readonly compact: string;
      readonly pageSize: string;
    };
    readonly yes: string;
    readonly no: string;
    readonly list: string;
    readonly loading: string;
    readonly none: string;
    readonly showing: (values: { first: string | number | null; all: string | number | null; total: string | number; isOne: boolean; last: string | number; isFromEnd: boolean }) => string;
    readonly atLeast: (values: { number: string | number }) => string;
    readonly countAll: string;
    readonly counting: string;
    readonly countFailed: string;
    readonly exportCsv: string;
    readonly exportFailed: string;
    readonly select: (values: { name: string | number }) => string;
    readonly selectAll: string;
    readonly pages: {
      readonly name: string;
      readonly first: string;
      readonly previous: string;
      readonly next: string;
      readonly last: string;
    };
    readonly empty: {
      readonly title: string;
      readonly nobodyYet: string;
      readonly nobodyFits: string;
      readonly clear: string;
      readonly pageGone: string;
      readonly firstPage: string;
    };
    readonly failed: {
      readonly title: string;
      readonly tryAgain: string;
      readonly outage: string;
    };
  };
  readonly 'features/staff-users/InviteButton': {
    readonly open: string;
    readonly title: string;
    readonly consequence: string;
  };
  readonly 'features/staff-users/account': {
    readonly fields: {
      readonly email: string;
      readonly username: string;
      readonly firstname: string;
      readonly lastname: string;
    };
    readonly cancel: string;
    readonly edit: {
      readonly open: string;
      readonly title: (values: { name: string | number }) => string;
      readonly consequence: string;
      readonly save: string;
      readonly saving: string;
      readonly done: (values: { name: string | number }) => string;
      readonly failed: string;
    };
    readonly invite: {
      readonly usernameHint: string;
      readonly language: string;
      readonly languages: {
        readonly en: string;
        readonly fr: string;
      };
      readonly send: string;
      readonly sending: string;
      readonly done: (values: { email: string | number }) => string;
      readonly failed: string;
    };
  };
  readonly 'features/staff-users/actions': {
    readonly actionsFor: (values: { name: string | number }) => string;
    readonly ownAccount: string;
    readonly ownAccountOfModerator: string;
    readonly notBelow: string;
    readonly saving: string;
    readonly admin: {
      readonly secondFactor: string;
      readonly verify: string;
      readonly unverify: string;
      readonly subscribe: string;
      readonly unsubscribe: string;
    };
    readonly moderator: {
      readonly secondFactor: string;
      readonly verify: string;
      readonly unverify: string;
      readonly subscribe: string;
      readonly unsubscribe: string;
    };
    readonly unverifyQuestion: {
      readonly title: string;
      readonly text: (values: { name: string | number }) => string;
    };
    readonly waiting: {
      readonly text: (values: { name: string | number; seconds: string | number }) => string;
      readonly undo: string;
    };
    readonly setRole: string;
    readonly roleQuestion: {
      readonly title: string;
      readonly text: (values: { name: string | number; role: string | number }) => string;
    };
    readonly undone: (values: { name: string | number }) => string;
    readonly notUndone: string;
    readonly delete: {
      readonly open: string;
      readonly deleting: string;
      readonly title: string;
      readonly question: (values: { name: string | number; id: string | number }) => string;
      readonly losses: {
        readonly account: (values: { email: string | number }) => string;
        readonly sessions: string;
        readonly factors: string;
      };
      readonly failed: string;
      readonly done: (values: { name: string | number }) => string;
    };
    readonly failed: {
      readonly verify: string;
      readonly subscribe: string;
      readonly role: string;
    };
    readonly meanwhile: {
      readonly change: string;
      readonly changes: (values: { facts: string | number }) => string;
      readonly role: (values: { role: string | number }) => string;
      readonly subscriber: {
        readonly 0: string;
        readonly 1: string;
      };
      readonly verified: {
        readonly 0: string;
        readonly 1: string;
      };
      readonly email: (values: { email: string | number }) => string;
      readonly username: (values: { username: string | number }) => string;
      readonly suspended: {
        readonly 0: string;
        readonly 1: string;
      };
      readonly realName: (values: { name: string | number }) => string;
    };
    readonly done: {
      readonly verified: (values: { name: string | number }) => string;
      readonly unverified: (values: { name: string | number }) => string;
      readonly subscribed: (values: { name: string | number }) => string;
      readonly unsubscribed: (values: { name: string | number }) => string;
      readonly role: (values: { name: string | number; role: string | number }) => string;
    };
    readonly bulk: {
      readonly bar: string;
      readonly selected: (values: { count: number; elsewhere: number }) => string;
      readonly maxSelected: string;
      readonly verify: string;
      readonly unverify: string;
      readonly subscribe: string;
      readonly unsubscribe: string;
      readonly setRole: string;
      readonly setRoleFor: string;
      readonly clear: string;
      readonly saving: string;
    };
  };
  readonly 'features/staff-users/bulk-job': {
    readonly open: (values: { total: string | number | null }) => string;
    readonly title: (values: { total: string | number | null }) => string;
    readonly action: string;
    readonly choose: string;
    readonly role: string;
    readonly verify: string;
    readonly unverify: string;
    readonly subscribe: string;
    readonly unsubscribe: string;
    readonly setRole: string;
    readonly counting: string;
    readonly preview: (values: { isAll: boolean; total: number; count: string | number }) => string;
    readonly signsOut: string;
    readonly secondAdmin: string;
    readonly waiting: (values: { name: string | number; total: number; change: string | number }) => string;
    readonly waitingOwn: (values: { total: number; change: string | number }) => string;
    readonly roleOf: (values: { role: string | number }) => string;
    readonly approve: string;
    readonly approving: string;
    readonly approveFailed: string;
    readonly refuse: string;
    readonly withdraw: string;
    readonly tooMany: (values: { most: string | number }) => string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly confirm: (values: { count: number }) => string;
    readonly starting: string;
    readonly cancel: string;
    readonly failed: string;
    readonly progress: string;
    readonly running: (values: { count: string | number; total: string | number }) => string;
    readonly goesOn: string;
    readonly stop: string;
    readonly stopping: string;
    readonly undo: string;
    readonly undoing: string;
    readonly stopFailed: string;
    readonly undoFailed: string;
    readonly dismiss: string;
    readonly show: string;
    readonly done: {
      readonly done: string;
      readonly stopped: string;
      readonly undone: string;
    };
    readonly changed: (values: { count: number }) => string;
    readonly unchanged: (values: { count: number }) => string;
    readonly refused: (values: { count: number }) => string;
    readonly left: (values: { count: number }) => string;
    readonly someone: (values: { id: string | number }) => string;
    readonly more: (values: { count: string | number }) => string;
    readonly because: (values: { count: string | number; reason: string | number }) => string;
  };
  readonly 'features/staff-users/bulk-job/BulkQuestion': {
    readonly title: (values: { count: number }) => string;
    readonly role: (values: { count: number; role: string | number }) => string;
    readonly unverify: (values: { count: number }) => string;
    readonly confirm: string;
  };
  readonly 'features/staff-users/person-state': {
    readonly states: {
      readonly suspended: string;
      readonly locked: string;
      readonly invited: string;
      readonly unverified: string;
    };
    readonly open: string;
    readonly suspendedUntil: (values: { end: string | number }) => string;
    readonly suspended: string;
    readonly locked: string;
    readonly until: (values: { end: string | number }) => string;
    readonly passwordsPaused: string;
    readonly codesPaused: string;
    readonly invited: string;
    readonly unverified: string;
    readonly factorFirst: string;
    readonly wrongPasswords: (values: { count: number }) => string;
    readonly wrongCodes: (values: { count: number }) => string;
  };
  readonly 'features/staff-users/second-factor': {
    readonly title: (values: { name: string | number }) => string;
    readonly heading: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly status: {
      readonly authenticator: string;
      readonly on: string;
      readonly off: string;
      readonly since: (values: { day: string | number }) => string;
      readonly lastVerified: string;
      readonly never: string;
      readonly recoveryLeft: string;
      readonly passkeys: string;
      readonly override: string;
      readonly until: (values: { moment: string | number }) => string;
      readonly by: (values: { username: string | number }) => string;
    };
    readonly override: {
      readonly title: string;
      readonly text: string;
      readonly turnOn: string;
      readonly question: string;
      readonly confirm: string;
      readonly turnOff: string;
      readonly isOn: string;
      readonly isOff: string;
      readonly failed: string;
    };
    readonly codes: {
      readonly title: string;
      readonly text: string;
      readonly regenerate: string;
      readonly question: string;
      readonly confirm: string;
      readonly nothing: string;
      readonly failed: string;
      readonly made: string;
      readonly list: string;
      readonly copy: string;
      readonly download: string;
      readonly unsaved: string;
    };
    readonly reset: {
      readonly title: string;
      readonly text: string;
      readonly open: string;
      readonly question: string;
      readonly confirm: string;
      readonly nothing: string;
      readonly done: string;
      readonly failed: string;
    };
  };
  readonly 'features/staff-users/sessions': {
    readonly title: string;
    readonly text: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly none: string;
    readonly named: (values: { browser: string | number; system: string | number }) => string;
    readonly unknownBrowser: string;
    readonly since: (values: { moment: string | number }) => string;
    readonly lastSeen: (values: { moment: string | number }) => string;
    readonly proved: {
      readonly password: string;
      readonly totp: string;
      readonly recovery: string;
      readonly passkey: string;
      readonly unknown: string;
    };
    readonly signOut: (values: { device: string | number }) => string;
    readonly signOutAll: string;
    readonly questionOne: string;
    readonly questionAll: string;
    readonly confirm: string;
    readonly ended: (values: { count: number }) => string;
    readonly failed: string;
    readonly devices: string;
    readonly devicesText: string;
    readonly until: (values: { day: string | number }) => string;
    readonly forget: (values: { device: string | number }) => string;
    readonly forgetQuestion: string;
    readonly confirmForget: string;
    readonly forgotten: string;
    readonly forgetFailed: string;
  };
  readonly 'features/staff-users/table/Newcomer': {
    readonly more: string;
    readonly less: string;
    readonly moreOf: (values: { name: string | number }) => string;
    readonly lessOf: (values: { name: string | number }) => string;
    readonly acts: {
      readonly clear: {
        readonly label: string;
        readonly of: (values: { name: string | number }) => string;
      };
      readonly suspend: {
        readonly label: string;
        readonly of: (values: { name: string | number }) => string;
      };
    };
  };
  readonly 'filters/chip': {
    readonly lift: (values: { filter: string | number }) => string;
    readonly filters: (values: { count: number }) => string;
    readonly add: string;
  };
  readonly 'filters/saved': {
    readonly open: string;
    readonly title: string;
    readonly none: string;
    readonly save: string;
    readonly saveTitle: string;
    readonly saveText: string;
    readonly name: string;
    readonly taken: (values: { name: string | number }) => string;
    readonly confirmSave: string;
    readonly replace: string;
    readonly saving: string;
    readonly cancel: string;
    readonly notSaved: string;
    readonly remove: (values: { name: string | number }) => string;
    readonly removeTitle: string;
    readonly removeQuestion: (values: { name: string | number }) => string;
    readonly confirm: string;
    readonly removing: string;
    readonly notRemoved: string;
  };
}
