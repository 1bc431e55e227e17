import type { Operation } from './operation.ts';

/** Calls about the API itself, and for reports of browsers. */
export const serviceOperations = {
  'GET /healthz': {
    summary: 'Ask whether the process is alive',
    description: 'Answers as long as the process does, whatever it depends on.',
  },
  'GET /readyz': {
    summary: 'Ask whether the API can serve',
    description:
      'Answers when database and Redis do, else 503. What is wrong with the release store is named, and does not make the API unready.',
  },
  'GET /revision': {
    summary: 'Ask whether anything is told of places in another way',
    description:
      'For edges, on the internal network: another text than before says that they must forget what they kept. Names the newest release on record, too.',
  },
  'GET /api/openapi.json': {
    summary: 'Read this description',
    description: 'OpenAPI 3.1, made from the same contracts that check each call and its answer.',
  },
  'GET /api/surface': {
    summary: 'Read the shapes of all calls',
    description:
      'A short form of every call’s input and answer, with which a build is compared before it goes live.',
  },
  'POST /api/telemetry/remotes': {
    summary: 'Report how parts of the page load',
    description:
      'For browsers: up to twenty events about remotes that loaded or failed. Only reports with the token of a served document count towards a release.',
  },
  'POST /api/telemetry/boot': {
    summary: 'Report whether the page started',
    description: 'For browsers: each state of a document counts once.',
  },
  'POST /api/telemetry/csp': {
    summary: 'Report what the security policy blocked',
    description: 'Takes reports in the two formats that browsers send, and counts them by release.',
  },
  'GET /api/override': {
    summary: 'Read your dev override',
    description:
      'Answers the remote that is replaced by one from your machine or by another version, and until when; null where none is.',
  },
  'DELETE /api/override': {
    summary: 'End your dev override',
    description: 'Takes its cookie away, so that the next document is the live site again.',
  },
} as const satisfies Record<string, Operation>;
