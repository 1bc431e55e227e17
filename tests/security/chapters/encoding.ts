import { type Chapter, requirement } from '#tests/security/requirement.ts';

export const encoding: Chapter = {
  number: 1,
  name: 'Encoding and sanitization',
  requirements: [
    requirement('1.1.1', 2, 'Input is decoded once, before it is checked', [
      'tests/api/embedded/service/bad-input.test.ts › the broken escape in %s is 400 with a sentence',
      'services/api/src/http/route.ts',
    ]),
    requirement('1.1.2', 2, 'Output is escaped last, where it is used', [
      'services/edge/src/document/page.ts',
      'services/api/src/mail/mails.test.ts › of two thousand hostile names none adds a tag, a line to the head, or a direction',
    ]),
    requirement('1.2.1', 1, 'HTML, attributes and headers are escaped for their place', [
      'services/edge/src/document/person.test.ts › a name cannot break out of its place or turn the title round',
      'services/api/src/mail/mails.test.ts › of two thousand hostile names none adds a tag, a line to the head, or a direction',
    ]),
    requirement('1.2.2', 1, 'Addresses are built safely, of safe schemes only', [
      'tests/unit/client.test.ts › parameters, query and body go where the contract says',
      'tests/api/account/profile.test.ts › %s refuses %p',
    ]),
    requirement('1.2.3', 1, 'JSON in a page cannot end its block', [
      'services/edge/src/document/document.test.ts › the document inlines the release as data that cannot end its block',
      'services/edge/src/described/described-page.test.ts › nothing that is told breaks out of its place',
    ]),
    requirement('1.2.4', 1, 'Database queries take values apart from their text', [
      'tests/api/account/profile.test.ts › SQL and HTML are kept as the text they are, also with signs beyond the alphabet',
      'tests/api/servers/own-session.test.ts › no text that somebody typed is in the text of a statement',
      'tests/api/servers/own-session.test.ts › whoever calls themselves %s is nobody',
      'services/api/src/db/sql.test.ts › whatever a model does, no value is in the text of a statement',
      'infra/check/boundaries.test.ts › a statement with values in its text is reported: %s',
    ]),
    requirement('1.2.5', 1, 'Nobody’s input reaches a command line', {
      note: 'The services start no programs. A publish hands arguments over as a list.',
      shownBy: ['packages/release/src/publish/prerender-process.ts'],
    }),
    requirement('1.2.9', 2, 'Texts are escaped in regular expressions', [
      'services/api/src/mail/redact.ts',
    ]),
    requirement('1.3.2', 1, 'No code is made from texts', [
      'tests/browser/quality/security-policy.spec.ts › code from elsewhere, from strings and from markup is refused, and each refusal is reported',
    ]),
    requirement('1.3.3', 2, 'Texts have a length and known characters before they go anywhere', [
      'tests/unit/contract-speed.test.ts › no check looks at a text that is too long already',
      'packages/contracts/src/account/free-text.test.ts › of two thousand hostile names none that is let in steers or hides anything',
    ]),
    requirement(
      '1.3.6',
      2,
      'The server asks no address that a visitor chose, but for what is listed',
      {
        note: 'Pictures of people, from public addresses over HTTPS. Dev overrides are loaded by their owner’s browser. Public feeds have fixed hosts, and are followed nowhere else.',
        shownBy: [
          'tests/api/embedded/places/feeds.test.ts › a feed that %s leaves what was known: %j',
          'services/api/src/env.test.ts › feeds are never asked at %s',
          'services/api/src/features/pictures/fetch-picture.test.ts › %s is never asked',
          'services/api/src/features/pictures/fetch-picture.test.ts › a public host leads nobody to a private one',
          'tests/api/embedded/account/pictures.test.ts › an API as it is asks nothing on its own machine',
          'services/api/src/env.test.ts › the payment provider is asked at %p',
          'services/api/src/features/dev-override/dev-override.service.ts',
        ],
      },
    ),
    requirement('1.3.7', 2, 'No template is built from input', [
      'services/api/src/mail/render-mail.ts',
      'tests/api/account/profile.test.ts › SQL and HTML are kept as the text they are, also with signs beyond the alphabet',
    ]),
    requirement('1.3.11', 2, 'Nobody’s input steers a mail server', [
      'tests/api/mail/outbox-retry.test.ts › an address that looks like a list is one address, so nobody else gets the mail',
      'tests/api/embedded/mail/mails.test.ts › a first name of several lines is refused, and nothing is mailed',
    ]),
    requirement('1.4.2', 2, 'Numbers stay in their range', [
      'tests/api/embedded/staff-users/staff-ids.test.ts › the id %p is no id',
      'tests/api/embedded/staff-users/staff-ids.test.ts › an id %s is nobody',
    ]),
    requirement('1.5.2', 2, 'What is unpacked has a known shape', [
      'tests/api/service/hostile-input.test.ts › whatever an admin sends to %s, the API answers and does not fail',
      'tests/api/embedded/service/bad-input.test.ts › %s is 422',
    ]),
  ],
  absences: [
    {
      because: 'Nothing asks LDAP, XPath, LaTeX or JNDI.',
      level2: ['1.2.6', '1.2.7', '1.2.8', '1.3.8'],
    },
    {
      because: 'People write plain text: no HTML, Markdown or SVG of theirs is taken.',
      level1: ['1.3.1'],
      level2: ['1.3.4', '1.3.5'],
    },
    { because: 'There is no memcache, and no format string.', level2: ['1.3.9', '1.3.10'] },
    {
      because: 'All code is in a language that looks after its memory.',
      level2: ['1.4.1', '1.4.3'],
    },
    { because: 'Nothing that a visitor sends is read as XML.', level1: ['1.5.1'] },
  ],
};
