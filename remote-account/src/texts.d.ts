/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
  readonly 'features/challenge': {
    readonly title: string;
    readonly lead: string;
    readonly form: string;
    readonly recoveryTitle: string;
    readonly recoveryLead: string;
    readonly code: string;
    readonly recovery: string;
    readonly hint: string;
    readonly verify: string;
    readonly verifying: string;
    readonly startOver: string;
    readonly toLogin: string;
    readonly invalidCode: string;
    readonly wrongCode: string;
    readonly wrongRecoveryCode: string;
    readonly failed: string;
  };
  readonly 'features/enroll': {
    readonly title: string;
    readonly lead: string;
    readonly step: (values: { number: string | number }) => string;
    readonly preparing: string;
    readonly tryAgain: string;
    readonly newToken: string;
    readonly gettingToken: string;
    readonly why: {
      readonly signedOut: string;
      readonly signedIn: string;
    };
    readonly toSettings: string;
    readonly scan: {
      readonly title: string;
      readonly text: string;
      readonly alt: string;
      readonly other: string;
      readonly cannot: string;
      readonly key: string;
      readonly show: string;
      readonly hide: string;
      readonly copy: string;
      readonly open: string;
    };
    readonly confirm: {
      readonly title: string;
      readonly label: string;
      readonly submit: string;
      readonly submitting: string;
      readonly invalid: string;
    };
    readonly done: {
      readonly title: string;
      readonly lead: string;
      readonly saved: string;
      readonly notSaved: string;
      readonly toLogin: string;
      readonly toSettings: string;
    };
    readonly failed: {
      readonly missingToken: string;
      readonly start: string;
      readonly noToken: string;
      readonly initiate: string;
      readonly wrongCode: string;
      readonly verify: string;
    };
    readonly tokenRefused: string;
  };
  readonly 'features/forgot-password': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly form: string;
    readonly email: string;
    readonly send: string;
    readonly sending: string;
    readonly failed: string;
    readonly sent: {
      readonly title: string;
      readonly text: (values: { email: string | number }) => string;
      readonly hint: string;
      readonly again: string;
    };
    readonly backToLogin: string;
  };
  readonly 'features/hub': {
    readonly title: string;
    readonly description: string;
    readonly greeting: (values: { name: string | number }) => string;
    readonly logout: string;
    readonly rank: {
      readonly Admin: string;
      readonly Moderator: string;
      readonly Subscriber: string;
      readonly Member: string;
    };
    readonly since: (values: { month: string | number }) => string;
    readonly account: {
      readonly title: string;
      readonly email: string;
      readonly verified: string;
      readonly twoFactor: string;
      readonly on: string;
      readonly off: string;
      readonly passkeys: string;
      readonly devices: string;
    };
    readonly whatIsOn: {
      readonly title: string;
      readonly campgrounds: string;
      readonly alerts: string;
      readonly group: string;
      readonly plans: string;
    };
    readonly cards: {
      readonly profile: {
        readonly text: string;
        readonly action: string;
      };
      readonly settings: {
        readonly text: string;
        readonly action: string;
      };
      readonly publicProfile: {
        readonly text: string;
        readonly action: string;
      };
      readonly admin: {
        readonly text: string;
        readonly action: string;
      };
    };
  };
  readonly 'features/login': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly sessionEnded: string;
    readonly guarded: string;
    readonly saving: string;
    readonly cookiesBlocked: string;
    readonly newHere: string;
    readonly createAccount: string;
    readonly forgot: string;
    readonly identifier: string;
    readonly password: string;
    readonly submit: string;
    readonly submitting: string;
    readonly or: string;
    readonly passkey: string;
    readonly passkeyWaiting: string;
    readonly failed: string;
    readonly missingEmail: string;
  };
  readonly 'features/login/code-step': {
    readonly title: string;
    readonly lead: string;
    readonly titleMailed: string;
    readonly leadMailed: string;
    readonly wrongMailedCode: string;
    readonly noMail: string;
    readonly newPassword: string;
    readonly titlePasskey: string;
    readonly leadPasskey: string;
    readonly form: string;
    readonly code: string;
    readonly remember: string;
    readonly verify: string;
    readonly verifying: string;
    readonly passkey: string;
    readonly passkeyWaiting: string;
    readonly back: string;
    readonly outOfReach: string;
    readonly passkeyOutOfReach: string;
    readonly noPasskeysHere: string;
    readonly noOtherWay: (values: { mailbox: string | number }) => string;
    readonly recoveryCode: string;
    readonly invalidCode: string;
    readonly wrongCode: string;
    readonly removal: {
      readonly lead: string;
      readonly ask: string;
      readonly asking: string;
      readonly sent: (values: { from: string | number }) => string;
      readonly notForStaff: string;
      readonly failed: string;
    };
  };
  readonly 'features/profile': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly form: string;
    readonly display_name: {
      readonly label: string;
      readonly hint: string;
    };
    readonly avatar_url: {
      readonly label: string;
      readonly hint: string;
    };
    readonly location: {
      readonly label: string;
      readonly hint: string;
    };
    readonly bio: {
      readonly label: string;
      readonly hint: string;
    };
    readonly count: (values: { used: string | number; limit: string | number }) => string;
    readonly preview: string;
    readonly save: string;
    readonly saving: string;
    readonly saved: string;
    readonly nothingToSave: string;
    readonly failed: string;
    readonly viewPublic: string;
    readonly remove: {
      readonly label: string;
      readonly labelOf: (values: { field: string | number }) => string;
      readonly title: (values: { field: string | number }) => string;
      readonly text: string;
      readonly removing: string;
      readonly removed: (values: { field: string | number }) => string;
    };
  };
  readonly 'features/register': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly haveOne: string;
    readonly login: string;
    readonly username: string;
    readonly usernameHint: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly password: string;
    readonly confirmation: string;
    readonly accept: {
      readonly before: string;
      readonly terms: string;
      readonly and: string;
      readonly rules: string;
      readonly after: string;
    };
    readonly submit: string;
    readonly submitting: string;
    readonly inUse: string;
    readonly failed: string;
  };
  readonly 'features/register/created': {
    readonly title: string;
    readonly sent: {
      readonly before: string;
      readonly yourAddress: string;
      readonly after: string;
    };
    readonly nothing: string;
    readonly invalidEmail: string;
    readonly startAgain: string;
    readonly startingAgain: string;
    readonly notStartedAgain: string;
    readonly toLogin: string;
  };
  readonly 'features/removal': {
    readonly title: string;
    readonly description: string;
    readonly loading: string;
    readonly unreachable: string;
    readonly unspent: string;
    readonly waiting: (values: { from: string | number; until: string | number }) => string;
    readonly waitingText: string;
    readonly ready: (values: { until: string | number }) => string;
    readonly readyText: string;
    readonly remove: string;
    readonly removing: string;
    readonly keep: string;
    readonly stop: string;
    readonly stopping: string;
    readonly newPassword: string;
    readonly removed: string;
    readonly kept: string;
    readonly failed: string;
    readonly over: {
      readonly expired: string;
      readonly used: string;
      readonly invalid: string;
    };
    readonly askAgain: string;
    readonly toLogin: string;
  };
  readonly 'features/resend-verification': {
    readonly form: string;
    readonly email: string;
    readonly resend: string;
    readonly sending: string;
    readonly wait: (values: { seconds: string | number }) => string;
    readonly sent: string;
    readonly alreadyVerified: string;
    readonly failed: {
      readonly register: string;
      readonly login: string;
    };
  };
  readonly 'features/reset-password': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly form: string;
    readonly newPassword: string;
    readonly confirmation: string;
    readonly save: string;
    readonly saving: string;
    readonly missingToken: string;
    readonly why: string;
    readonly tooShort: string;
    readonly mismatch: string;
    readonly failed: {
      readonly expired: string;
      readonly invalid: string;
      readonly network: string;
      readonly other: string;
    };
    readonly done: string;
    readonly requestNew: string;
    readonly toLogin: string;
  };
  readonly 'features/settings': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly contents: {
      readonly label: string;
      readonly password: string;
      readonly twoFactor: string;
      readonly passkeys: string;
      readonly devices: string;
      readonly remembered: string;
      readonly data: string;
      readonly deletion: string;
    };
    readonly cancel: string;
    readonly proof: {
      readonly password: string;
      readonly code: string;
      readonly codeFormat: string;
      readonly codeRefused: string;
    };
  };
  readonly 'features/settings/data': {
    readonly title: string;
    readonly export: {
      readonly text: string;
      readonly submit: string;
      readonly submitting: string;
      readonly done: string;
      readonly failed: string;
    };
    readonly remove: {
      readonly zone: string;
      readonly text: string;
      readonly open: string;
      readonly title: string;
      readonly description: string;
      readonly understood: string;
      readonly notUnderstood: string;
      readonly submit: string;
      readonly submitting: string;
      readonly failed: string;
      readonly done: string;
    };
  };
  readonly 'features/settings/devices': {
    readonly device: {
      readonly named: (values: { browser: string | number; system: string | number }) => string;
      readonly unknownBrowser: string;
      readonly unknownSystem: string;
    };
    readonly sessions: {
      readonly title: string;
      readonly text: string;
      readonly list: string;
      readonly loading: string;
      readonly failed: string;
      readonly none: string;
      readonly thisOne: string;
      readonly activeNow: string;
      readonly activeAgo: (values: { ago: string | number }) => string;
      readonly since: (values: { day: string | number }) => string;
      readonly signOut: string;
      readonly signingOut: string;
      readonly signOutOf: (values: { device: string | number }) => string;
      readonly signOutOthers: string;
      readonly askOne: (values: { device: string | number }) => string;
      readonly askOneText: string;
      readonly askOthers: string;
      readonly askOthersText: string;
      readonly ended: (values: { device: string | number }) => string;
      readonly endedOthers: (values: { count: number }) => string;
      readonly endFailed: string;
    };
    readonly remembered: {
      readonly title: string;
      readonly text: string;
      readonly list: string;
      readonly loading: string;
      readonly failed: string;
      readonly none: string;
      readonly until: (values: { day: string | number }) => string;
      readonly forget: string;
      readonly forgetting: string;
      readonly forgetOne: (values: { device: string | number }) => string;
      readonly forgotten: (values: { device: string | number }) => string;
      readonly forgetFailed: string;
    };
  };
  readonly 'features/settings/passkeys': {
    readonly title: string;
    readonly text: string;
    readonly list: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
    readonly added: (values: { day: string | number }) => string;
    readonly used: (values: { ago: string | number }) => string;
    readonly neverUsed: string;
    readonly unsupported: string;
    readonly add: {
      readonly form: string;
      readonly name: string;
      readonly hint: string;
      readonly unnamed: string;
      readonly submit: string;
      readonly submitting: string;
      readonly done: (values: { name: string | number }) => string;
      readonly codes: string;
      readonly failed: {
        readonly cancelled: string;
        readonly known: string;
        readonly other: string;
      };
    };
    readonly remove: {
      readonly label: string;
      readonly labelOf: (values: { name: string | number }) => string;
      readonly question: (values: { name: string | number }) => string;
      readonly text: string;
      readonly confirm: string;
      readonly confirming: string;
      readonly done: (values: { name: string | number }) => string;
      readonly failed: string;
    };
  };
  readonly 'features/settings/password': {
    readonly title: string;
    readonly text: string;
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly confirmation: string;
    readonly save: string;
    readonly saving: string;
    readonly mismatch: string;
    readonly failed: string;
    readonly changed: string;
  };
  readonly 'features/settings/second-factor': {
    readonly title: string;
    readonly loading: string;
    readonly failed: string;
    readonly on: string;
    readonly onByPasskey: string;
    readonly passkeyText: string;
    readonly off: string;
    readonly since: (values: { day: string | number }) => string;
    readonly left: (values: { count: number }) => string;
    readonly fewLeft: string;
    readonly offText: string;
    readonly requiredOff: string;
    readonly setUp: string;
    readonly replace: string;
    readonly starting: string;
    readonly startFailed: string;
    readonly codes: {
      readonly renew: string;
      readonly question: string;
      readonly text: string;
      readonly confirm: string;
      readonly confirming: string;
      readonly failed: string;
      readonly made: string;
    };
    readonly turnOff: {
      readonly open: string;
      readonly notForStaff: string;
      readonly title: string;
      readonly text: string;
      readonly submit: string;
      readonly submitting: string;
      readonly failed: string;
      readonly done: string;
    };
  };
  readonly 'features/verify-email': {
    readonly title: string;
    readonly description: string;
    readonly verifying: string;
    readonly verified: string;
    readonly alreadyVerified: string;
    readonly toLogin: string;
    readonly why: string;
    readonly invalidEmail: string;
    readonly unreachable: string;
    readonly unspent: string;
    readonly failed: {
      readonly expired: string;
      readonly invalid: string;
      readonly error: string;
    };
  };
  readonly 'new-password': {
    readonly label: string;
    readonly rules: {
      readonly length: string;
      readonly upper: string;
      readonly lower: string;
      readonly digit: string;
    };
    readonly matches: string;
    readonly done: string;
    readonly notYet: string;
    readonly missing: string;
  };
  readonly 'second-factor': {
    readonly recoveryCodes: string;
    readonly keep: string;
    readonly copyCodes: string;
    readonly downloadCodes: string;
    readonly printCodes: string;
    readonly cardFoot: string;
    readonly codesLeft: (values: { count: number }) => string;
    readonly sessionExpired: string;
    readonly passkeyUnused: string;
  };
  readonly 'sign-in-page': {
    readonly saying: string;
  };
}
