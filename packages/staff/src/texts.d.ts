/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
  readonly 'keys/Shortcuts': {
    readonly title: string;
    readonly letters: string;
    readonly meanings: {
      readonly search: string;
      readonly goTo: string;
      readonly inspect: string;
      readonly found: string;
      readonly rows: string;
      readonly select: string;
      readonly open: string;
      readonly menu: string;
      readonly close: string;
      readonly list: string;
    };
    readonly enter: string;
    readonly escape: string;
  };
  readonly 'layout': {
    readonly home: string;
    readonly admin: string;
  };
  readonly 'list': {
    readonly loadOlder: string;
    readonly loading: string;
    readonly olderFailed: string;
    readonly refreshFailed: string;
    readonly clearSearch: string;
  };
}
