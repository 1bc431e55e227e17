import { type Chapter, requirement } from '#tests/security/requirement.ts';

export const api: Chapter = {
  number: 4,
  name: 'API and web service',
  requirements: [
    requirement('4.1.1', 1, 'Every answer says what it is', {
      note: 'Every answer that the tests of the API get is held against its description, the type too.',
      shownBy: ['tests/support/api/described-answers.ts'],
    }),
    requirement('4.1.2', 2, 'Only pages are led from HTTP to HTTPS, no calls', [
      'tests/machine/nginx.test.ts › plain HTTP leads to HTTPS, and shows nothing',
      'tests/machine/nginx.test.ts › a call over plain HTTP is refused, so that whoever sends it notices',
    ]),
    requirement('4.1.3', 2, 'Nobody forges the headers of a proxy', [
      'services/edge/src/api/headers-for-api.test.ts › whatever a visitor says of the own address (%s) is not what the API hears',
      'tests/machine/nginx.test.ts › the API is told the visitor’s real address, whatever they claim',
    ]),
    requirement('4.2.1', 2, 'No request hides another one', [
      'services/edge/src/http-server.test.ts › a request with %s is refused',
      'services/edge/src/api/headers-for-api.test.ts › what a visitor says is about one connection goes no further, and all else does',
    ]),
  ],
  absences: [
    { because: 'There is no GraphQL.', level2: ['4.3.1', '4.3.2'] },
    {
      because: 'The site opens no web sockets; bundlers in development do.',
      level1: ['4.4.1'],
      level2: ['4.4.2', '4.4.3', '4.4.4'],
    },
  ],
};

export const files: Chapter = {
  number: 5,
  name: 'File handling',
  requirements: [
    requirement('5.3.2', 1, 'Paths of files are ours', [
      'tests/machine/nginx.test.ts › %s is missing, and nobody keeps that',
      'packages/release/src/document/candidate.test.ts › a file called %s is refused by its name, with what to do',
      'services/edge/src/app.test.ts › published files are kept for a year, compressed as asked, and a missing one is not remembered',
    ]),
    requirement('5.4.1', 2, 'A download has the name that we give it', [
      'tests/api/audit/audit-search.test.ts › an export is named for its moment and leaves one audit row with its filters',
    ]),
    requirement('5.4.2', 2, 'Names of files are escaped where they are sent', {
      note: 'They hold dates only.',
      shownBy: ['services/api/src/http/download.ts'],
    }),
  ],
  absences: [
    {
      because: 'Nobody uploads files: a picture is an address.',
      level1: ['5.2.1', '5.2.2', '5.3.1'],
      level2: ['5.1.1', '5.2.3', '5.4.3'],
    },
  ],
};
