/* Made from the English texts by infra/check/texts.ts: by folder, and by file where it has several. */
export interface Texts {
  readonly 'components/SitePage': {
    readonly home: string;
  };
  readonly 'components/SocialGroupButton': {
    readonly joinGroup: string;
  };
  readonly 'features/about': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly owner: {
      readonly title: string;
      readonly quote: string;
      readonly before: string;
      readonly after: string;
      readonly signature: string;
    };
    readonly focus: {
      readonly title: string;
      readonly first: string;
      readonly second: string;
      readonly campgrounds: string;
      readonly link: string;
    };
    readonly community: {
      readonly title: string;
      readonly first: string;
      readonly second: string;
    };
    readonly road: {
      readonly title: string;
      readonly intro: string;
    };
    readonly commitment: {
      readonly title: string;
      readonly first: string;
      readonly second: string;
    };
    readonly talk: {
      readonly title: string;
      readonly text: string;
      readonly write: string;
    };
  };
  readonly 'features/about/PlannedFeatures': {
    readonly threads: {
      readonly name: string;
      readonly text: string;
    };
    readonly rooms: {
      readonly name: string;
      readonly text: string;
    };
    readonly profiles: {
      readonly name: string;
      readonly text: string;
    };
    readonly itineraries: {
      readonly name: string;
      readonly text: string;
    };
    readonly reviews: {
      readonly name: string;
      readonly text: string;
    };
    readonly wallets: {
      readonly name: string;
      readonly text: string;
    };
  };
  readonly 'features/alerts': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly call: string;
    readonly onlyLinks: string;
    readonly inEnglish: string;
    readonly packing: {
      readonly title: string;
      readonly lead: string;
      readonly checks: {
        readonly wildfire: string;
        readonly roads: string;
        readonly air: string;
        readonly weather: string;
      };
      readonly open: string;
      readonly at: (values: { time: string | number }) => string;
      readonly count: (values: { done: number }) => string;
      readonly done: string;
      readonly print: string;
      readonly clear: string;
    };
    readonly resources: {
      readonly emergency: {
        readonly title: string;
        readonly action: string;
      };
      readonly roads: {
        readonly title: string;
        readonly action: string;
      };
      readonly air: {
        readonly title: string;
        readonly action: string;
      };
      readonly wildfire: {
        readonly title: string;
        readonly action: string;
      };
      readonly weather: {
        readonly title: string;
        readonly action: string;
      };
      readonly video: {
        readonly title: string;
        readonly action: string;
      };
    };
  };
  readonly 'features/alerts/live': {
    readonly licences: (values: { count: number }) => string;
    readonly title: string;
    readonly lead: string;
    readonly withoutScript: string;
    readonly loading: string;
    readonly failed: string;
    readonly off: string;
    readonly samples: string;
    readonly sample: string;
    readonly none: string;
    readonly unknown: string;
    readonly official: string;
    readonly until: (values: { moment: string | number }) => string;
    readonly kinds: {
      readonly advisory: string;
      readonly wildfire: string;
      readonly 'fire-ban': string;
      readonly road: string;
      readonly weather: string;
    };
    readonly all: {
      readonly advisory: (values: { count: string | number }) => string;
      readonly wildfire: (values: { count: string | number }) => string;
      readonly 'fire-ban': (values: { count: string | number }) => string;
      readonly road: (values: { count: string | number }) => string;
      readonly weather: (values: { count: string | number }) => string;
    };
    readonly statuses: {
      readonly closed: string;
      readonly warning: string;
    };
    readonly ages: {
      readonly fresh: (values: { title: string | number; ago: string | number }) => string;
      readonly late: (values: { title: string | number; ago: string | number }) => string;
      readonly never: (values: { title: string | number }) => string;
      readonly sample: (values: { title: string | number; day: string | number }) => string;
    };
    readonly sources: {
      readonly 'bc-parks': string;
      readonly 'recreation-sites': string;
      readonly wildfires: string;
      readonly 'fire-bans': string;
      readonly roads: string;
      readonly weather: string;
    };
  };
  readonly 'features/british-columbia': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly visiting: string;
    readonly invitation: string;
    readonly write: string;
    readonly parts: string;
    readonly open: {
      readonly title: string;
      readonly campgrounds: string;
      readonly campgroundsText: string;
      readonly emergencies: string;
      readonly emergenciesText: string;
      readonly services: string;
      readonly servicesText: string;
    };
    readonly social: {
      readonly title: string;
      readonly intro: string;
      readonly group: string;
      readonly groupText: string;
      readonly openGroup: string;
      readonly videos: string;
      readonly videosText: string;
      readonly openVideos: string;
    };
  };
  readonly 'features/british-columbia/breadcrumb': {
    readonly regions: string;
    readonly britishColumbia: string;
  };
  readonly 'features/british-columbia/map': {
    readonly map: string;
  };
  readonly 'features/contact': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly general: {
      readonly title: string;
      readonly text: string;
    };
    readonly advertising: {
      readonly title: string;
      readonly text: string;
      readonly label: string;
      readonly choices: {
        readonly general: string;
        readonly britishColumbia: string;
      };
    };
    readonly merchandise: {
      readonly title: string;
      readonly text: string;
    };
    readonly regions: {
      readonly title: string;
      readonly emailUs: string;
      readonly underDevelopment: string;
      readonly open: string;
      readonly notYet: string;
    };
  };
  readonly 'features/home': {
    readonly pageTitle: string;
    readonly description: string;
    readonly place: string;
    readonly welcome: (values: { name: string | number }) => string;
    readonly lead: string;
    readonly explore: string;
    readonly about: string;
    readonly pauseFilm: string;
    readonly playFilm: string;
    readonly search: {
      readonly label: string;
      readonly submit: string;
      readonly nearMe: string;
      readonly asking: string;
    };
  };
  readonly 'features/home/building': {
    readonly title: string;
    readonly beginnings: {
      readonly seen: {
        readonly title: string;
        readonly text: string;
      };
      readonly told: {
        readonly title: string;
        readonly text: string;
      };
      readonly planned: {
        readonly title: string;
        readonly text: string;
      };
    };
    readonly progress: {
      readonly title: string;
      readonly lead: string;
      readonly now: string;
      readonly planned: string;
    };
  };
  readonly 'features/home/today': {
    readonly alerts: {
      readonly title: string;
      readonly counts: {
        readonly advisory: (values: { count: number }) => string;
        readonly wildfire: (values: { count: number }) => string;
        readonly 'fire-ban': (values: { count: number }) => string;
        readonly road: (values: { count: number }) => string;
        readonly weather: (values: { count: number }) => string;
      };
      readonly received: (values: { ago: string | number }) => string;
      readonly late: (values: { ago: string | number }) => string;
      readonly sample: (values: { day: string | number }) => string;
      readonly away: string;
      readonly all: string;
      readonly feeds: string;
    };
    readonly places: {
      readonly title: string;
      readonly lead: (values: { year: string | number }) => string;
      readonly allOpen: (values: { total: string | number }) => string;
      readonly near: (values: { town: string | number }) => string;
      readonly facts: {
        readonly dogs: string;
        readonly campfires: string;
        readonly swimming: string;
        readonly showers: string;
      };
      readonly limited: (values: { fact: string | number }) => string;
      readonly away: string;
      readonly none: string;
      readonly all: string;
    };
  };
  readonly 'features/not-found': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly before: string;
    readonly after: string;
    readonly home: string;
    readonly signpost: string;
    readonly boards: {
      readonly campgrounds: string;
      readonly home: string;
      readonly regions: string;
      readonly alerts: string;
    };
    readonly group: string;
  };
  readonly 'features/policies': {
    readonly version: (values: { version: string | number; from: string | number }) => string;
    readonly parts: string;
    readonly others: string;
    readonly names: {
      readonly privacy: string;
      readonly terms: string;
      readonly rules: string;
    };
  };
  readonly 'features/policies/privacy': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly links: {
      readonly settings: string;
      readonly officer: (values: { site: string | number }) => string;
      readonly commissioner: string;
    };
    readonly parts: {
      readonly short: {
        readonly title: string;
        readonly points: {
          readonly free: string;
          readonly asked: string;
          readonly sale: string;
          readonly yours: string;
        };
      };
      readonly visit: {
        readonly title: string;
        readonly text: {
          readonly logs: string;
          readonly health: (values: { visitDays: string | number; figureDays: string | number }) => string;
          readonly near: (values: { pointMetres: string | number }) => string;
        };
      };
      readonly storage: {
        readonly title: string;
        readonly points: {
          readonly choices: (values: { choiceDays: string | number; answerDays: string | number }) => string;
          readonly visitor: (values: { visitorDays: string | number }) => string;
          readonly damage: (values: { damageMinutes: string | number }) => string;
          readonly session: (values: { idleHours: string | number; sessionDays: string | number; deviceDays: string | number }) => string;
          readonly device: (values: { tickHours: string | number }) => string;
        };
      };
      readonly analytics: {
        readonly title: string;
        readonly text: {
          readonly learns: string;
          readonly never: string;
          readonly refuse: string;
        };
      };
      readonly account: {
        readonly title: string;
        readonly points: {
          readonly given: string;
          readonly seen: string;
          readonly picture: string;
          readonly safety: string;
          readonly history: string;
          readonly saved: string;
          readonly mails: string;
          readonly team: string;
        };
      };
      readonly mails: {
        readonly title: string;
        readonly text: {
          readonly account: string;
          readonly saved: string;
        };
      };
      readonly others: {
        readonly title: string;
        readonly points: {
          readonly team: string;
          readonly hosts: string;
          readonly store: string;
          readonly payments: string;
          readonly analytics: string;
          readonly maps: string;
          readonly law: string;
        };
      };
      readonly kept: {
        readonly title: string;
        readonly points: {
          readonly account: string;
          readonly unconfirmed: (values: { unconfirmedDays: string | number }) => string;
          readonly deleted: (values: { deletedDays: string | number }) => string;
          readonly devices: (values: { deviceDays: string | number }) => string;
          readonly links: (values: { linkDays: string | number }) => string;
          readonly shares: (values: { shareDays: string | number }) => string;
          readonly backups: string;
        };
      };
      readonly rights: {
        readonly title: string;
        readonly text: {
          readonly law: string;
        };
        readonly points: {
          readonly see: string;
          readonly correct: string;
          readonly delete: string;
          readonly withdraw: string;
        };
      };
      readonly officer: {
        readonly title: string;
        readonly text: {
          readonly role: (values: { site: string | number }) => string;
        };
      };
      readonly complaint: {
        readonly title: string;
        readonly text: {
          readonly commissioner: string;
        };
      };
      readonly changes: {
        readonly title: string;
        readonly text: {
          readonly version: string;
        };
      };
    };
  };
  readonly 'features/policies/rules': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly links: {
      readonly write: string;
    };
    readonly parts: {
      readonly rules: {
        readonly title: string;
        readonly points: {
          readonly kind: string;
          readonly honest: string;
          readonly private: string;
          readonly clean: string;
          readonly legal: string;
          readonly land: string;
          readonly systems: string;
        };
      };
      readonly report: {
        readonly title: string;
        readonly text: {
          readonly where: string;
        };
      };
      readonly holes: {
        readonly title: string;
        readonly text: {
          readonly first: string;
        };
      };
      readonly moderators: {
        readonly title: string;
        readonly points: {
          readonly clear: string;
          readonly suspend: string;
          readonly delete: string;
          readonly reason: string;
        };
      };
      readonly again: {
        readonly title: string;
        readonly text: {
          readonly ask: string;
        };
      };
      readonly changes: {
        readonly title: string;
        readonly text: {
          readonly version: string;
        };
      };
    };
  };
  readonly 'features/policies/terms': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly links: {
      readonly correct: string;
      readonly data: string;
    };
    readonly parts: {
      readonly free: {
        readonly title: string;
        readonly text: {
          readonly site: (values: { site: string | number }) => string;
          readonly cost: string;
        };
      };
      readonly facts: {
        readonly title: string;
        readonly text: {
          readonly sources: string;
          readonly check: string;
          readonly emergency: string;
        };
      };
      readonly account: {
        readonly title: string;
        readonly points: {
          readonly email: string;
          readonly rules: string;
          readonly leave: string;
        };
      };
      readonly expect: {
        readonly title: string;
        readonly points: {
          readonly privacy: string;
          readonly mail: string;
          readonly yours: string;
          readonly away: string;
        };
      };
      readonly store: {
        readonly title: string;
        readonly text: {
          readonly terms: string;
        };
      };
      readonly data: {
        readonly title: string;
        readonly text: {
          readonly licence: (values: { site: string | number }) => string;
        };
      };
      readonly liability: {
        readonly title: string;
        readonly text: {
          readonly liability: string;
          readonly law: string;
        };
      };
      readonly changes: {
        readonly title: string;
        readonly text: {
          readonly version: string;
        };
      };
    };
  };
  readonly 'features/profile': {
    readonly description: (values: { name: string | number }) => string;
    readonly loading: string;
    readonly edit: string;
    readonly onlyYou: string;
    readonly noBio: (values: { name: string | number }) => string;
    readonly noOwnBio: string;
    readonly joined: (values: { month: string | number }) => string;
    readonly failed: string;
    readonly outage: string;
    readonly tryAgain: string;
    readonly noTown: string;
    readonly around: (values: { town: string | number }) => string;
    readonly away: (values: { km: string | number }) => string;
    readonly nearTown: (values: { town: string | number }) => string;
  };
  readonly 'features/regions': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly map: string;
    readonly mapSource: string;
    readonly parts: string;
    readonly open: string;
    readonly explore: {
      readonly BC: string;
    };
    readonly futureLead: string;
    readonly future: string;
    readonly landscapes: {
      readonly BC: string;
      readonly AB: string;
      readonly SK: string;
      readonly MB: string;
      readonly ON: string;
      readonly QC: string;
      readonly NB: string;
      readonly NS: string;
      readonly PE: string;
      readonly NL: string;
      readonly YT: string;
      readonly NT: string;
      readonly NU: string;
    };
    readonly campgrounds: string;
  };
  readonly 'features/regions/region-names': {
    readonly BC: string;
    readonly AB: string;
    readonly SK: string;
    readonly MB: string;
    readonly ON: string;
    readonly QC: string;
    readonly NB: string;
    readonly NS: string;
    readonly PE: string;
    readonly NL: string;
    readonly YT: string;
    readonly NT: string;
    readonly NU: string;
  };
  readonly 'features/services': {
    readonly title: string;
    readonly crumb: string;
    readonly lead: string;
    readonly description: string;
    readonly today: {
      readonly title: string;
      readonly text: string;
      readonly where: string;
    };
    readonly kindsTitle: string;
    readonly notYet: string;
    readonly campgroundsWith: {
      readonly dumpStation: string;
      readonly firewood: string;
      readonly showers: string;
      readonly boatLaunch: string;
    };
    readonly joinTitle: string;
    readonly join: string;
    readonly write: string;
    readonly urgentTitle: string;
    readonly urgent: string;
    readonly emergencies: string;
  };
  readonly 'features/services/service-kinds': {
    readonly propane: {
      readonly name: string;
      readonly text: string;
    };
    readonly groceries: {
      readonly name: string;
      readonly text: string;
    };
    readonly laundry: {
      readonly name: string;
      readonly text: string;
    };
    readonly repair: {
      readonly name: string;
      readonly text: string;
    };
    readonly rental: {
      readonly name: string;
      readonly text: string;
    };
  };
  readonly 'features/store': {
    readonly title: string;
    readonly lead: string;
    readonly description: string;
    readonly note: string;
    readonly products: string;
    readonly loading: string;
    readonly needsJavaScript: string;
    readonly overdue: {
      readonly title: string;
      readonly advice: string;
    };
    readonly closed: {
      readonly title: string;
      readonly text: string;
      readonly notify: string;
      readonly write: string;
      readonly coming: {
        readonly title: string;
        readonly goods: {
          readonly title: string;
          readonly text: string;
        };
        readonly memberships: {
          readonly title: string;
          readonly text: string;
        };
        readonly seller: {
          readonly title: string;
          readonly text: string;
        };
      };
    };
  };
}
