/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
  readonly 'showroom': {
    readonly title: string;
    readonly lead: string;
    readonly switchLanguage: string;
    readonly switchTheme: string;
    readonly heads: {
      readonly colours: string;
      readonly type: string;
      readonly buttons: string;
      readonly fields: string;
      readonly badges: string;
      readonly surfaces: string;
      readonly lists: string;
      readonly states: string;
      readonly overlays: string;
    };
    readonly save: string;
    readonly saving: string;
    readonly remove: string;
    readonly removing: string;
    readonly name: string;
    readonly nameHint: string;
    readonly nameError: string;
    readonly password: string;
    readonly code: string;
    readonly role: string;
    readonly anyRole: string;
    readonly search: string;
    readonly remember: string;
    readonly states: {
      readonly good: string;
      readonly waiting: string;
      readonly bad: string;
      readonly plain: string;
    };
    readonly roles: {
      readonly admin: string;
      readonly admin_jr: string;
      readonly mod: string;
      readonly subscriber: string;
    };
    readonly cardTitle: string;
    readonly cardText: string;
    readonly info: string;
    readonly success: string;
    readonly warning: string;
    readonly danger: string;
    readonly person: string;
    readonly email: string;
    readonly joined: string;
    readonly nobody: string;
    readonly noMatch: string;
    readonly nothingYet: string;
    readonly closed: string;
    readonly question: string;
    readonly losses: {
      readonly profile: string;
      readonly sessions: string;
    };
    readonly openDialog: string;
    readonly openPanel: string;
    readonly openMenu: string;
  };
  readonly 'acts': {
    readonly saving: string;
    readonly reason: {
      readonly label: string;
      readonly optional: string;
      readonly hint: string;
      readonly missing: string;
    };
  };
  readonly 'i18n': {
    readonly loading: string;
    readonly stillLoading: string;
    readonly tryAgain: string;
    readonly retry: string;
    readonly retrying: string;
    readonly offline: string;
    readonly close: string;
    readonly cancel: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly breadcrumb: string;
    readonly show: (values: { label: string | number }) => string;
    readonly opensInNewTab: string;
    readonly json: {
      readonly all: (values: { lines: string | number }) => string;
      readonly less: string;
    };
  };
  readonly 'i18n/greeting.fixture': {
    readonly hello: (values: { name: string | number }) => string;
    readonly nights: (values: { count: number }) => string;
    readonly kept: (values: { isKept: boolean }) => string;
    readonly camp: {
      readonly fire: string;
    };
  };
}
