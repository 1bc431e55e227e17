/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
  readonly 'ahead/node': {
    readonly title: string;
    readonly lead: string;
  };
  readonly 'components/CampgroundCard': {
    readonly inPark: string;
    readonly unknown: (values: { facts: string | number }) => string;
    readonly facts: {
      readonly type: string;
      readonly season: string;
      readonly reservation: string;
    };
    readonly noPoint: string;
  };
  readonly 'components/CampgroundsPage': {
    readonly home: string;
  };
  readonly 'features/campground': {
    readonly campgrounds: string;
    readonly loading: string;
    readonly failed: string;
    readonly outage: string;
    readonly tryAgain: string;
    readonly description: (values: { name: string | number; region: string | number }) => string;
    readonly unknown: string;
    readonly facts: string;
    readonly labels: {
      readonly type: string;
      readonly park: string;
      readonly region: string;
      readonly seasons: string;
      readonly reservation: string;
      readonly sites: string;
      readonly nearestTown: string;
      readonly location: string;
      readonly activities: string;
      readonly otherNames: string;
      readonly operator: string;
    };
    readonly districts: (values: { names: string | number }) => string;
    readonly openIn: (values: { range: string | number; year: string | number }) => string;
    readonly reservableIn: (values: { range: string | number; year: string | number }) => string;
    readonly otherParts: string;
    readonly openUnknown: (values: { year: string | number }) => string;
    readonly unknownIn: (values: { year: string | number }) => string;
    readonly offseasonIn: (values: { range: string | number; year: string | number }) => string;
    readonly parkDates: (values: { year: string | number }) => string;
    readonly parkDatesNote: (values: { areas: number; park: string | number }) => string;
    readonly seasonsMove: string;
    readonly noAvailability: string;
    readonly sites: (values: { count: string | number }) => string;
    readonly atLeast: (values: { count: string | number }) => string;
    readonly precision: {
      readonly site: string;
      readonly 'named-place': (values: { place: string | number }) => string;
      readonly park: string;
    };
    readonly noPoint: string;
    readonly official: string;
    readonly reserve: string;
    readonly share: string;
    readonly copyLink: string;
    readonly print: string;
    readonly amenities: string;
    readonly states: {
      readonly yes: string;
      readonly no: string;
      readonly unknownCount: (values: { count: string | number }) => string;
    };
    readonly basis: {
      readonly name: string;
      readonly computed: string;
      readonly hand: string;
    };
    readonly sourceOf: (values: { number: string | number; day: string | number }) => string;
    readonly notices: string;
    readonly sample: string;
    readonly others: string;
    readonly sources: string;
    readonly licence: string;
    readonly missing: {
      readonly title: string;
      readonly lead: string;
      readonly similar: string;
      readonly all: string;
    };
  };
  readonly 'features/campground/park': {
    readonly loading: string;
    readonly failed: string;
    readonly description: (values: { name: string | number; region: string | number }) => string;
    readonly count: (values: { count: number }) => string;
    readonly facts: string;
    readonly factsOf: (values: { park: string | number }) => string;
    readonly wholePark: string;
    readonly noFacts: string;
    readonly states: {
      readonly yes: string;
      readonly limited: string;
      readonly no: string;
    };
    readonly campgrounds: string;
    readonly dates: (values: { year: string | number }) => string;
    readonly datesNote: string;
    readonly kinds: {
      readonly operation: (values: { spans: string | number }) => string;
      readonly reservation: (values: { spans: string | number }) => string;
      readonly gate: (values: { spans: string | number }) => string;
    };
    readonly town: string;
    readonly point: string;
    readonly directions: string;
    readonly region: string;
    readonly orcs: (values: { number: string | number }) => string;
    readonly toPark: string;
    readonly missing: {
      readonly title: string;
      readonly lead: string;
      readonly all: string;
    };
  };
  readonly 'features/data': {
    readonly title: string;
    readonly campgrounds: string;
    readonly lead: string;
    readonly description: string;
    readonly downloads: string;
    readonly rows: (values: { count: string | number; day: string | number }) => string;
    readonly geojson: string;
    readonly csv: string;
    readonly caution: string;
    readonly affiliation: string;
    readonly sources: string;
    readonly mapSources: string;
    readonly sourcesFailed: string;
    readonly licence: string;
    readonly attributions: (values: { count: number }) => string;
    readonly origin: string;
    readonly changes: string;
    readonly changesLoading: string;
    readonly changesFailed: string;
    readonly noChanges: string;
    readonly import: (values: { day: string | number }) => string;
    readonly counts: {
      readonly added: (values: { count: string | number }) => string;
      readonly changed: (values: { count: string | number }) => string;
      readonly gone: (values: { count: string | number }) => string;
      readonly returned: (values: { count: string | number }) => string;
    };
    readonly change: {
      readonly added: string;
      readonly changed: string;
      readonly gone: string;
      readonly returned: string;
    };
    readonly fact: (values: { name: string | number; was: string | number; now: string | number }) => string;
    readonly unknown: string;
  };
  readonly 'features/hub-card': {
    readonly title: string;
    readonly own: string;
    readonly count: (values: { places: number }) => string;
    readonly all: string;
    readonly allPlaces: (values: { places: number }) => string;
    readonly closed: string;
    readonly closedFrom: (values: { day: string | number }) => string;
    readonly noSeason: string;
    readonly alerts: (values: { alerts: number }) => string;
    readonly noneClosed: (values: { places: number; day: string | number }) => string;
    readonly someClosed: (values: { closed: number; places: number; day: string | number }) => string;
    readonly none: string;
    readonly browse: string;
    readonly noneHint: string;
  };
  readonly 'features/link': {
    readonly title: string;
    readonly description: string;
    readonly question: string;
    readonly stop: string;
    readonly stopping: string;
    readonly stopped: string;
    readonly again: string;
    readonly notWhole: string;
    readonly elsewhere: string;
    readonly openSaved: string;
    readonly logIn: string;
    readonly notDone: string;
    readonly saved: string;
    readonly allCampgrounds: string;
  };
  readonly 'features/list': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly about: string;
    readonly search: string;
    readonly parkPage: (values: { name: string | number; count: number }) => string;
    readonly understood: {
      readonly around: (values: { count: number; km: string | number; town: string | number; more: number }) => string;
      readonly aroundSome: (values: { km: string | number; town: string | number; more: number }) => string;
      readonly notKnown: (values: { words: string | number }) => string;
      readonly leftOut: (values: { words: string | number }) => string;
    };
    readonly filters: string;
    readonly filtersTitle: (values: { count: number }) => string;
    readonly showResults: (values: { total: string | number }) => string;
    readonly map: string;
    readonly list: string;
    readonly mapHeading: string;
    readonly toResults: string;
    readonly sort: {
      readonly label: string;
      readonly match: string;
      readonly known: string;
      readonly name: string;
      readonly distance: string;
      readonly region: string;
    };
    readonly size: string;
    readonly count: (values: { isOne: boolean; total: string | number }) => string;
    readonly asOf: (values: { day: string | number }) => string;
    readonly loading: string;
    readonly failed: string;
    readonly outage: string;
    readonly nothing: string;
    readonly nothingHint: string;
    readonly nothingWithin: (values: { km: string | number }) => string;
    readonly nearest: string;
    readonly widen: (values: { km: string | number }) => string;
    readonly anywhere: string;
    readonly clear: string;
    readonly active: string;
    readonly quoted: (values: { text: string | number }) => string;
    readonly remove: (values: { name: string | number }) => string;
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (values: { page: string | number; pages: string | number }) => string;
    readonly hidden: (values: { count: string | number; name: string | number }) => string;
    readonly include: string;
    readonly includeOf: (values: { name: string | number }) => string;
    readonly included: (values: { name: string | number }) => string;
    readonly seasonIn: (values: { year: string | number }) => string;
    readonly group: {
      readonly near: string;
      readonly feature: string;
      readonly region: string;
      readonly type: string;
      readonly season: string;
      readonly reservation: string;
      readonly closures: string;
      readonly amenity: string;
    };
    readonly closures: {
      readonly notClosed: string;
      readonly live: string;
      readonly old: string;
      readonly samples: string;
      readonly off: string;
      readonly hidden: (values: { count: string | number }) => string;
      readonly show: string;
    };
    readonly seasonHint: string;
    readonly openToday: string;
    readonly more: (values: { count: number }) => string;
    readonly moreInPark: (values: { count: number; park: string | number }) => string;
    readonly from: string;
    readonly to: string;
    readonly wrongOrder: string;
    readonly featureHint: string;
    readonly amenityHint: string;
    readonly unknownCount: (values: { count: string | number }) => string;
    readonly season: string;
    readonly near: {
      readonly town: string;
      readonly placeholder: string;
      readonly towns: string;
      readonly found: (values: { count: number }) => string;
      readonly noTown: string;
      readonly here: string;
      readonly asking: string;
      readonly aroundMe: string;
      readonly radius: string;
      readonly kilometres: (values: { km: string | number }) => string;
      readonly anyDistance: string;
      readonly straight: string;
      readonly refused: string;
      readonly unavailable: string;
      readonly unanswered: string;
    };
    readonly searching: string;
  };
  readonly 'features/map': {
    readonly label: string;
    readonly keys: string;
    readonly loading: string;
    readonly failed: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly province: string;
    readonly close: string;
    readonly approximate: (values: { name: string | number }) => string;
    readonly cluster: (values: { count: string | number; town: string | number }) => string;
    readonly together: (values: { count: string | number; town: string | number }) => string;
    readonly many: (values: { count: string | number }) => string;
    readonly legend: {
      readonly label: string;
      readonly site: string;
      readonly approximate: string;
    };
    readonly withoutPoint: (values: { count: number }) => string;
    readonly notDrawn: string;
    readonly source: string;
  };
  readonly 'features/saved': {
    readonly title: string;
    readonly description: string;
    readonly lists: string;
    readonly count: (values: { places: number }) => string;
    readonly newList: string;
    readonly name: string;
    readonly create: string;
    readonly creating: string;
    readonly cancel: string;
    readonly notCreated: string;
    readonly loading: string;
    readonly failed: string;
    readonly missing: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly browse: string;
    readonly more: string;
    readonly rename: string;
    readonly renameTitle: string;
    readonly renamed: string;
    readonly renaming: string;
    readonly notRenamed: string;
    readonly share: string;
    readonly shared: string;
    readonly copyLink: string;
    readonly withdraw: string;
    readonly withdrawing: string;
    readonly withdrawTitle: string;
    readonly withdrawText: string;
    readonly notDone: string;
    readonly drop: string;
    readonly dropTitle: string;
    readonly dropText: (values: { name: string | number }) => string;
    readonly dropping: string;
    readonly takeAway: string;
    readonly formats: {
      readonly gpx: string;
      readonly kml: string;
      readonly geojson: string;
      readonly csv: string;
      readonly ics: string;
    };
    readonly up: (values: { name: string | number }) => string;
    readonly down: (values: { name: string | number }) => string;
    readonly moved: (values: { name: string | number; place: string | number }) => string;
    readonly savedOn: (values: { day: string | number }) => string;
    readonly map: {
      readonly show: string;
      readonly hide: string;
    };
    readonly nearest: {
      readonly open: string;
      readonly fromTown: (values: { town: string | number }) => string;
      readonly fromHere: string;
      readonly ownOrder: string;
    };
    readonly remove: (values: { name: string | number }) => string;
    readonly removed: (values: { name: string | number }) => string;
    readonly undo: string;
    readonly mails: string;
    readonly mailsLoading: string;
    readonly mailsFailed: string;
    readonly mailMe: string;
    readonly mailMeHint: string;
    readonly mailsOfSamples: string;
    readonly offline: {
      readonly saving: (values: { done: string | number; total: string | number }) => string;
      readonly saved: (values: { places: number; size: string | number; at: string | number }) => string;
      readonly nothing: string;
      readonly full: (values: { places: number }) => string;
      readonly failed: string;
      readonly unavailable: string;
      readonly off: string;
    };
    readonly gone: string;
    readonly note: string;
    readonly addNote: string;
    readonly editNote: string;
    readonly noteHint: string;
    readonly keep: string;
    readonly keeping: string;
    readonly sharedTitle: string;
    readonly sharedDescription: string;
    readonly sharedLead: string;
    readonly sharedChanged: (values: { day: string | number }) => string;
    readonly sharedOrder: string;
    readonly sharedNext: string;
    readonly print: string;
    readonly sharedEmpty: string;
    readonly sharedLoading: string;
    readonly sharedGone: string;
    readonly sharedUnknown: string;
    readonly allCampgrounds: string;
  };
  readonly 'features/staff-places': {
    readonly parts: string;
    readonly pages: {
      readonly places: {
        readonly title: string;
        readonly lead: string;
      };
      readonly feeds: {
        readonly title: string;
        readonly lead: string;
      };
      readonly imports: {
        readonly title: string;
        readonly lead: string;
      };
      readonly parks: {
        readonly title: string;
        readonly lead: string;
      };
    };
    readonly table: string;
    readonly columns: {
      readonly name: string;
      readonly region: string;
      readonly state: string;
      readonly corrections: string;
    };
    readonly badges: {
      readonly shown: string;
      readonly hidden: string;
      readonly gone: string;
      readonly corrected: string;
    };
    readonly byState: string;
    readonly all: string;
    readonly states: {
      readonly shown: string;
      readonly hidden: string;
      readonly corrected: string;
      readonly gone: string;
    };
    readonly search: {
      readonly label: string;
      readonly placeholder: string;
    };
    readonly showing: (values: { shown: string | number; total: number }) => string;
    readonly older: {
      readonly loadOlder: string;
      readonly olderFailed: string;
    };
    readonly loadFailed: string;
    readonly loadFailedText: string;
    readonly none: string;
    readonly noneIn: {
      readonly shown: string;
      readonly hidden: string;
      readonly corrected: string;
      readonly gone: string;
    };
    readonly noneFound: string;
    readonly noneFoundText: string;
  };
  readonly 'features/staff-places/acts': {
    readonly correct: {
      readonly open: string;
      readonly openAmenities: string;
      readonly title: (values: { fact: string | number }) => string;
      readonly consequence: string;
      readonly source: string;
      readonly sourceHint: string;
      readonly sourceAddress: string;
      readonly reason: string;
      readonly reasonHint: string;
      readonly cancel: string;
      readonly save: string;
      readonly pending: string;
      readonly done: (values: { fact: string | number }) => string;
      readonly failed: string;
    };
    readonly withdraw: {
      readonly open: string;
      readonly title: string;
      readonly question: (values: { fact: string | number }) => string;
      readonly pending: string;
      readonly done: (values: { fact: string | number }) => string;
      readonly failed: string;
    };
    readonly values: {
      readonly name: string;
      readonly official_url: string;
      readonly type: string;
      readonly amenity: string;
      readonly latitude: string;
      readonly longitude: string;
      readonly degrees: {
        readonly latitude: string;
        readonly longitude: string;
      };
      readonly precision: string;
      readonly precisions: {
        readonly site: string;
        readonly park: string;
      };
      readonly reservation: string;
      readonly bookingPage: string;
      readonly sitesKnown: string;
      readonly known: {
        readonly count: string;
        readonly at_least: string;
        readonly unknown: string;
      };
      readonly sites: string;
      readonly addSeason: string;
      readonly removeSeason: string;
      readonly noSeasons: string;
      readonly newSeason: string;
      readonly seasonOf: (values: { year: string | number }) => string;
      readonly year: string;
      readonly part: string;
      readonly partHint: string;
      readonly days: {
        readonly operating: {
          readonly from: string;
          readonly to: string;
        };
        readonly reservable: {
          readonly from: string;
          readonly to: string;
        };
        readonly offseason: {
          readonly from: string;
          readonly to: string;
        };
      };
    };
  };
  readonly 'features/staff-places/facts': {
    readonly unknown: string;
    readonly names: {
      readonly name: string;
      readonly location: string;
      readonly type: string;
      readonly reservation: string;
      readonly official_url: string;
      readonly seasons: string;
      readonly sites: string;
    };
    readonly states: {
      readonly yes: string;
      readonly no: string;
      readonly unknown: string;
    };
    readonly precisions: {
      readonly site: string;
      readonly 'named-place': string;
      readonly park: string;
    };
    readonly pointOf: (values: { place: string | number }) => string;
    readonly season: (values: { year: string | number; dates: string | number }) => string;
    readonly open: (values: { dates: string | number }) => string;
    readonly reservable: (values: { dates: string | number }) => string;
    readonly offseason: (values: { dates: string | number }) => string;
    readonly atLeast: (values: { count: string | number }) => string;
    readonly columns: {
      readonly fact: string;
      readonly imported: string;
      readonly corrected: string;
      readonly actions: string;
    };
    readonly sourceOf: (values: { day: string | number | null; title: string | number }) => string;
    readonly correctedBy: (values: { who: string | number }) => string;
    readonly goneUser: (values: { id: string | number }) => string;
    readonly why: (values: { reason: string | number }) => string;
  };
  readonly 'features/staff-places/feed': {
    readonly table: string;
    readonly loadFailed: string;
    readonly tryAgain: string;
    readonly refreshFailed: string;
    readonly none: string;
    readonly samplesShown: string;
    readonly columns: {
      readonly feed: string;
      readonly state: string;
      readonly answered: string;
      readonly asked: string;
      readonly next: string;
      readonly alerts: string;
      readonly error: string;
    };
    readonly standings: {
      readonly fresh: string;
      readonly old: string;
      readonly failing: string;
      readonly samples: string;
      readonly off: string;
    };
    readonly failedTimes: (values: { times: number }) => string;
    readonly imports: {
      readonly table: string;
      readonly loadFailed: string;
      readonly none: string;
      readonly noneText: string;
      readonly showing: (values: { count: number }) => string;
      readonly byPlace: string;
      readonly columns: {
        readonly imported: string;
        readonly asOf: string;
        readonly added: string;
        readonly changed: string;
        readonly gone: string;
        readonly returned: string;
      };
    };
    readonly parks: {
      readonly table: string;
      readonly loadFailed: string;
      readonly none: string;
      readonly noneText: string;
      readonly showing: (values: { count: string | number; total: number }) => string;
      readonly columns: {
        readonly park: string;
        readonly changes: string;
        readonly shown: string;
        readonly answered: string;
        readonly actions: string;
      };
      readonly since: string;
      readonly change: (values: { fact: string | number; was: string | number; now: string | number }) => string;
      readonly states: {
        readonly yes: string;
        readonly limited: string;
        readonly no: string;
      };
      readonly notListed: string;
      readonly notKnown: string;
      readonly sourceOf: (values: { day: string | number | null; title: string | number }) => string;
      readonly take: {
        readonly open: string;
        readonly title: string;
        readonly question: (values: { park: string | number }) => string;
        readonly pending: string;
        readonly done: (values: { park: string | number }) => string;
        readonly failed: string;
      };
      readonly keep: {
        readonly open: string;
        readonly title: string;
        readonly question: (values: { park: string | number }) => string;
        readonly pending: string;
        readonly done: (values: { park: string | number }) => string;
        readonly failed: string;
      };
    };
  };
  readonly 'features/staff-places/person': {
    readonly acts: {
      readonly correct: (values: { fact: string | number }) => string;
      readonly withdraw: (values: { fact: string | number }) => string;
      readonly hide: string;
      readonly show: string;
    };
    readonly none: string;
    readonly showing: (values: { count: number }) => string;
  };
  readonly 'features/staff-places/place': {
    readonly title: string;
    readonly loading: string;
    readonly loadFailed: string;
    readonly tryAgain: string;
    readonly outage: string;
    readonly notFound: {
      readonly title: string;
      readonly text: string;
      readonly back: string;
    };
    readonly publicPage: string;
    readonly inAudit: string;
    readonly facts: string;
    readonly amenities: string;
    readonly visibility: {
      readonly title: string;
      readonly shown: string;
      readonly goneSince: (values: { day: string | number }) => string;
      readonly hidden: string;
      readonly gone: (values: { id: string | number }) => string;
      readonly hide: {
        readonly open: string;
        readonly title: string;
        readonly question: (values: { name: string | number }) => string;
        readonly pending: string;
        readonly done: (values: { name: string | number }) => string;
        readonly failed: string;
      };
      readonly show: {
        readonly open: string;
        readonly title: string;
        readonly question: (values: { name: string | number }) => string;
        readonly pending: string;
        readonly done: (values: { name: string | number }) => string;
        readonly failed: string;
      };
    };
  };
  readonly 'features/staff-places/tile': {
    readonly title: string;
    readonly text: string;
    readonly facts: (values: { shown: number; corrected: number }) => string;
    readonly waiting: (values: { count: number }) => string;
  };
  readonly 'saved': {
    readonly save: string;
    readonly saved: string;
    readonly saveOne: (values: { name: string | number }) => string;
    readonly savedOne: (values: { name: string | number }) => string;
    readonly saveAll: (values: { count: string | number }) => string;
    readonly savedAll: (values: { count: string | number }) => string;
    readonly done: (values: { name: string | number }) => string;
    readonly failed: string;
    readonly inLists: string;
    readonly ownList: string;
    readonly newList: string;
    readonly noLists: string;
    readonly waits: string;
  };
  readonly 'saved/WaitingChanges': {
    readonly waiting: (values: { count: number }) => string;
    readonly refused: (values: { count: number }) => string;
    readonly inList: (values: { what: string | number; list: string | number }) => string;
    readonly discard: string;
    readonly discardOne: (values: { what: string | number }) => string;
    readonly change: {
      readonly save: (values: { name: string | number }) => string;
      readonly remove: (values: { name: string | number }) => string;
      readonly note: (values: { name: string | number; note: string | number }) => string;
      readonly rename: (values: { name: string | number }) => string;
      readonly order: string;
    };
    readonly sent: (values: { count: number }) => string;
    readonly merged: (values: { name: string | number }) => string;
  };
}
