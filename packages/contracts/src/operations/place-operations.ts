import type { Operation } from './operation.ts';

/** Calls about campgrounds for everyone, and about the lists that members keep. */
export const placeOperations = {
  'GET /api/places/campgrounds': {
    summary: 'Find campgrounds',
    description:
      'Answers a page of what all filters find, and beside it how many each further choice would leave. Null is what nobody knows, never no; `hidden` counts the places that only a gap in the data keeps out.',
  },
  'GET /api/places/campgrounds/map': {
    summary: 'Read the points of campgrounds for a map',
    description:
      'Takes the filters of the list and answers every point at once, as short rows, and how many of the found have no known point.',
  },
  'GET /api/places/campgrounds/:slug': {
    summary: 'Read a campground',
    description:
      'Answers all that is known of it, which source says so, current notices and what is near. A place that the source dropped keeps its address.',
  },
  'GET /api/places/campgrounds/:slug/similar': {
    summary: 'Suggest campgrounds and parks for a mistyped address',
    description:
      'Compares what was typed with the names of every campground and park, and answers the most alike first.',
  },
  'GET /api/places/campgrounds/:slug/page': {
    summary: 'Read what a campground’s page says before its code runs',
    description:
      'Answers title, picture, structured data, facts and the page’s first data in one language: what the server puts into the document.',
  },
  'GET /api/share/campgrounds/:slug/picture.png': {
    summary: 'Draw the picture that stands for a shared link',
    description:
      'A PNG of 1200 by 630 points with the campground’s name and where it lies, in one language.',
    cost: 'drawing',
  },
  'GET /api/places/pages': {
    summary: 'List the campgrounds that have a page',
    description: 'For site maps: the names in their addresses, without those the source dropped.',
  },
  'GET /api/places/parks/:slug': {
    summary: 'Read a park',
    description:
      'Answers what is known of it as a whole, its campgrounds, the dates of this year, and current notices.',
  },
  'GET /api/places/parks/:slug/page': {
    summary: 'Read what a park’s page says before its code runs',
    description:
      'Answers title, structured data, facts and the page’s first data in one language: what the server puts into the document.',
  },
  'GET /api/places/park-pages': {
    summary: 'List the parks that have a page',
    description: 'For site maps: the names in their addresses.',
  },
  'GET /api/places/towns': {
    summary: 'Find towns by name',
    description:
      'Answers towns whose name begins with, or nearly is, what was typed, the best first. Their ids go into `near` of the list.',
  },
  'GET /api/places/sources': {
    summary: 'List where the facts come from',
    description:
      'Answers every source with publisher, licence and the sentence that it asks to be shown, and the day of the newest data.',
  },
  'GET /api/places/imports': {
    summary: 'List what the last imports changed',
    description:
      'Newest first. Each tells which campgrounds came, went or changed, fact by fact, where there are not too many.',
  },
  'GET /api/places/campgrounds.geojson': {
    summary: 'Download all campgrounds as GeoJSON',
    description:
      'A FeatureCollection (RFC 7946) with licences and sources. Pages of other sites may read it, and an `ETag` spares a second download.',
  },
  'GET /api/places/campgrounds.csv': {
    summary: 'Download all campgrounds as a table',
    description:
      'CSV (RFC 4180) in UTF-8, a row for each campground, with licence and attribution in each.',
  },
  'GET /api/places/alerts': {
    summary: 'Read what the authorities say now',
    description:
      'Answers closures, fires, fire bans, road events and weather warnings of all public feeds, and how fresh each feed is. `is_sample` marks what was recorded for a demonstration.',
  },
  'GET /api/places/saved': {
    summary: 'Read your lists of campgrounds',
    description:
      'Answers all lists, the one without a name first, and which campground is in which.',
  },
  'POST /api/places/lists': {
    summary: 'Create a list',
    description:
      'Makes an empty list of this name. Names are each used once, and there are at most fifty lists.',
    happensOnce: true,
    creates: '/api/places/lists/{list.id}',
  },
  'GET /api/places/lists/:list': {
    summary: 'Read a list',
    description: 'Answers its campgrounds in the owner’s order, with notes and days.',
  },
  'PATCH /api/places/lists/:list': {
    summary: 'Rename or reorder a list',
    description:
      'What is left out stays. The order names campgrounds by slug; those that it leaves out come last.',
  },
  'DELETE /api/places/lists/:list': {
    summary: 'Delete a list',
    description:
      'Removes it with its notes, and its shared link stops working. The list without a name stays. Answers the lists that are left.',
  },
  'PUT /api/places/lists/:list/places/:slug': {
    summary: 'Save a campground to a list',
    description:
      'Adds it, or changes the note or position of one that is there. Answers all lists as they are then.',
  },
  'DELETE /api/places/lists/:list/places/:slug': {
    summary: 'Take a campground out of a list',
    description:
      'Answers what was taken out, to put it back with; null where it was not there. Other lists keep it.',
  },
  'PUT /api/places/lists/:list/share': {
    summary: 'Share a list by a link',
    description:
      'Makes the link by which anybody sees the list, without notes. A link that is there stays as it is.',
  },
  'DELETE /api/places/lists/:list/share': {
    summary: 'Withdraw the link to a list',
    description: 'Whoever opens it is told so. It never works again; another one can be made.',
  },
  'GET /api/places/shared/:code': {
    summary: 'Read a list that somebody shares',
    description:
      'Answers its name and campgrounds, without notes and without its owner. 410 says that the link was withdrawn.',
  },
  'GET /api/places/shared/:code/page': {
    summary: 'Read what the page of a shared list says',
    description:
      'Title and description for its document and for link previews. 410 says that the link was withdrawn.',
  },
  'GET /api/places/lists/:list/files/:format': {
    summary: 'Download a list as a file',
    description:
      'GPX, KML, GeoJSON or CSV with the owner’s notes, or a calendar (`ics`) of the seasons that are known.',
    cost: 'exporting',
  },
  'GET /api/places/closure-mails': {
    summary: 'Read whether mails about closures are on',
    description:
      'Says whether you asked for mails when a saved campground closes or opens again, and whether the site sends any.',
  },
  'PUT /api/places/closure-mails': {
    summary: 'Turn mails about closures on or off',
    description: 'On needs a confirmed address. Answers how it is then.',
  },
  'POST /api/places/closure-mails/unsubscribe': {
    summary: 'End mails about closures by their link',
    description:
      'Takes the signed token of a mail and ends the mails of its reader, signed in or not.',
  },
  'POST /api/places/closure-mails/one-click': {
    summary: 'End mails about closures from a mail program',
    description:
      'The one-click form of RFC 8058: sent by the mail program without cookies, with the token in the address. Answers nothing.',
  },
} as const satisfies Record<string, Operation>;
