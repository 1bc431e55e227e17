import { type Chapter, requirement } from '#tests/security/requirement.ts';

export const configuration: Chapter = {
  number: 13,
  name: 'Configuration',
  requirements: [
    requirement('13.1.1', 2, 'Whom the site speaks to is documented', [
      'docs/operations.md',
      'docs/architecture.md',
    ]),
    requirement('13.2.1', 2, 'Servers inside know one another by changing credentials', {
      operator:
        'The site is known to the database and Redis by what stands in DATABASE_URL and REDIS_URL: certificates and passwords that change are the operator’s to give. Edge and API believe the loopback address.',
      shownBy: ['docs/operations.md', 'services/api/src/app.ts'],
    }),
    requirement('13.2.2', 2, 'Accounts of servers may do no more than they need', {
      note: 'Who serves reads and writes rows, the owner of the tables changes them. The units have no rights beyond their folders.',
      shownBy: [
        'tests/api/servers/owner-of-tables.test.ts › a user who may change no table serves, and the owner brings the tables up to date',
        'tests/machine/production-page.test.ts › the API reads neither the publisher’s key nor the address of who owns the tables',
        'infra/deploy/systemd/campbc-api@.service',
      ],
    }),
    requirement('13.2.3', 2, 'No password is one that came with the software', [
      'infra/deploy/compose.yaml',
    ]),
    requirement('13.2.4', 2, 'Whom the site may speak to is a list', {
      note: 'Of the settings: nothing else is ever asked.',
      shownBy: [
        'services/api/src/env.test.ts › %s cannot be %p',
        'tests/api/embedded/billing/billing.test.ts › the provider is asked with the key, and is told nothing about this machine',
      ],
    }),
    requirement('13.2.5', 2, 'The machine lets the server speak to no others', {
      operator:
        'The units limit files and system calls, not addresses: mail, payments and pictures of members may be anywhere. A drop-in shuts what of the network the site has no business in.',
      shownBy: ['docs/operations.md', 'infra/deploy/systemd/campbc-api@.service'],
    }),
    requirement('13.3.1', 2, 'Secrets are in a vault', {
      operator:
        'Each secret is a setting, so a vault can write them. Without one they are in files of mode 0600 outside the code.',
      shownBy: [
        'docs/operations.md',
        'infra/deploy/api.env.example',
        'infra/site/secrets.test.ts › production takes its secrets from the environment only',
      ],
    }),
    requirement('13.3.2', 2, 'Each secret is given to who needs it', {
      note: 'The edge has neither the API’s secrets nor a key that signs. The API has no key that publishes.',
      shownBy: [
        'infra/deploy/systemd/campbc-edge@.service',
        'packages/release/src/publish/switching.test.ts › nobody publishes with the server’s key',
        'tests/machine/production-page.test.ts › the API reads neither the publisher’s key nor the address of who owns the tables',
        'services/api/src/releases.test.ts › in production it warns of a publisher’s key in DATA_DIR%s that it can read',
        'infra/site/secrets.test.ts › secrets made on the first start are long, kept for their owner only, and given again',
      ],
    }),
    requirement('13.4.1', 1, 'The code’s history cannot be fetched', {
      note: 'Files are sent from the release folder alone.',
      shownBy: [
        'services/edge/src/app.test.ts › published files are kept for a year, compressed as asked, and a missing one is not remembered',
      ],
    }),
    requirement('13.4.2', 2, 'Nothing for development runs in production', [
      'services/api/src/env.test.ts › production does not start with %s %p, and says why in a sentence',
      'services/edge/src/env.test.ts › in production %s is refused at start',
    ]),
    requirement('13.4.3', 2, 'No folder is listed', [
      'services/edge/src/release/files.ts',
      'infra/deploy/nginx/campbc.conf',
    ]),
    requirement('13.4.4', 2, 'TRACE is not answered', [
      'services/edge/src/app.test.ts › pages can only be read',
    ]),
    requirement('13.4.5', 2, 'Documentation and health show what they are meant to', [
      'docs/decisions/0104-the-api-explains-itself.md',
      'tests/api/embedded/service/health.test.ts › %s is public and bare',
    ]),
  ],
};

export const dataProtection: Chapter = {
  number: 14,
  name: 'Data protection',
  requirements: [
    requirement('14.1.1', 2, 'Kinds of data are named by how they are protected', {
      note: 'Above, under [Data](#data).',
      shownBy: ['docs/security.md'],
    }),
    requirement('14.1.2', 2, 'What each kind needs is documented', [
      'docs/security.md',
      'docs/operations.md',
    ]),
    requirement('14.2.1', 1, 'Nothing secret stands in an address', {
      decision:
        'Links in mails carry a token, since a mail can send nothing else: it serves once and for a short time. Pages take it out of the address bar, and no log keeps it.',
      shownBy: [
        'docs/decisions/0012-single-use-tokens.md',
        'tests/browser/account/passwords.spec.ts › a reload keeps the token that has left the address bar, and the bare address knows none',
        'tests/machine/nginx.test.ts › no log of nginx has what follows a path, also while the edge is away',
      ],
    }),
    requirement('14.2.2', 2, 'Nothing of one person is in a shared cache', [
      'services/edge/src/document/document.test.ts › no cache that others share keeps a cookie that comes with %s',
      'services/edge/src/document/document.test.ts › an unchanged document %s is 304, is asked for each time, and no proxy may share it',
    ]),
    requirement('14.2.3', 2, 'Nothing sensitive goes to third parties', {
      note: 'Analytics only after a consent, and then what a list allows. The site itself fetches the pictures that members name.',
      shownBy: [
        'shell/src/features/analytics/Analytics.test.tsx › a token never reaches the queue',
        'tests/journeys/public/analytics.spec.ts › nothing goes to the foreign host before the visitor has allowed it',
      ],
    }),
    requirement('14.2.4', 2, 'Data are kept as documented', [
      'tests/api/service/retention.test.ts › after the time set, nothing tells who a deleted person was, and the chain verifies',
      'tests/api/service/retention.test.ts › nobody passes a change off as such a removal',
      'tests/api/service/sweeping.test.ts › what has ended or expired is deleted, and nothing else',
      'tests/api/service/secrets-kept.test.ts › no password, token, secret or code is logged or kept as it is',
    ]),
    requirement('14.3.1', 1, 'After a sign-out the browser keeps nothing', {
      note: 'Pages forget at once, also without a network, and the browser is told to forget what it has loaded.',
      shownBy: [
        'shell/src/session/useKnownSession.ts',
        'tests/journeys/account/ended-session.spec.ts › staff whose session ends find their selection again, and meanwhile nobody’s data stay',
        'tests/api/auth/session.test.ts › logging out ends the session on the server and clears the cookies',
      ],
    }),
    requirement('14.3.2', 2, 'Browsers keep no answer with data', [
      'services/api/src/http/route.ts',
    ]),
    requirement('14.3.3', 2, 'Storage of the browser holds nothing sensitive', {
      note: 'What somebody was typing when the session ended, for that person and tab alone, never a password.',
      shownBy: [
        'packages/shell-api/src/drafts.ts',
        'shell/src/session/SessionProvider.test.tsx › what Kim typed when the session ended is given to %s as %s',
      ],
    }),
  ],
};
