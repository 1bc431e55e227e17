import { type Chapter, requirement } from '#tests/security/requirement.ts';

const cookiesOverHttps =
  'services/api/src/sessions/cookies.test.ts › over HTTPS every cookie is Secure and says so in its name; __Host- where its path is the site';
const loginCookies =
  'tests/api/auth/login.test.ts › signing in sets three httpOnly cookies and a readable hint, all SameSite=Lax';

const strictNginx =
  'tests/machine/nginx.test.ts › what nginx itself answers to %s is as strict as a page';

export const browser: Chapter = {
  number: 3,
  name: 'Web frontend',
  requirements: [
    requirement('3.2.1', 1, 'An answer opened by itself is not run', [
      'services/edge/src/app.test.ts › published files are kept for a year, compressed as asked, and a missing one is not remembered',
      'infra/deploy/nginx/campbc.conf',
    ]),
    requirement('3.2.2', 1, 'Text is put into pages as text', [
      'tests/browser/quality/hostile-names.spec.ts › staff read names, questions and results in their order, and everything fits',
      'infra/mail-catcher/inbox.test.ts › a mail with markup in its subject is shown as text, its HTML in a sandbox',
    ]),
    requirement('3.3.1', 1, 'Cookies are Secure, with __Host- or __Secure- before their names', {
      note: 'A choice that was kept under a plain name still counts until there is a new one: language, theme, song, consent.',
      shownBy: [
        'tests/machine/nginx.test.ts › under https an admin sees a local remote over http, and each cookie is for this host',
        cookiesOverHttps,
        'docs/decisions/0133-cookies-of-this-host.md',
      ],
    }),
    requirement('3.3.2', 2, 'Cookies have the SameSite that they need', [loginCookies]),
    requirement('3.3.3', 2, 'Cookies are __Host-', {
      decision:
        'The session is, and all that pages read. Refresh token, device and waiting sign-in go to a path of their own, so that no page of the site and no other call gets them; that prefix forbids a path, so they are __Secure-.',
      shownBy: ['docs/decisions/0041-refresh-cookie-path.md'],
    }),
    requirement('3.3.4', 2, 'Tokens in cookies are out of the reach of scripts', [
      loginCookies,
      'tests/api/second-factor/remembered-devices.test.ts › the cookie is httpOnly and for the API only',
    ]),
    requirement('3.4.1', 1, 'HSTS for a year, with subdomains', [
      strictNginx,
      'services/edge/src/app.ts',
    ]),
    requirement('3.4.2', 1, 'Other origins read only what everybody may', [
      'services/edge/src/document/document.test.ts › what everybody may share comes without cookies: %s',
    ]),
    requirement('3.4.3', 2, 'A content security policy lets only our own code run', [
      'services/edge/src/document/document.test.ts › the policy names the origins of the release and allows no inline code and no code from strings',
      'services/edge/src/document/third-parties.test.ts › no document of a page lets the store’s provider in: all have Trusted Types, and show its frame',
      'tests/browser/quality/security-policy.spec.ts › code from elsewhere, from strings and from markup is refused, and each refusal is reported',
    ]),
    requirement('3.4.4', 2, 'Every answer says nosniff', [
      strictNginx,
      'services/edge/src/app.ts',
      'services/api/src/app.ts',
    ]),
    requirement('3.4.5', 2, 'Nobody else learns the addresses of our pages', {
      note: 'helmet sends `no-referrer`.',
      shownBy: ['services/edge/src/app.ts'],
    }),
    requirement('3.4.6', 2, 'frame-ancestors on every answer', [
      strictNginx,
      'services/edge/src/app.test.ts › %s is shown in nobody’s frame and loads nothing',
      'services/edge/src/app.test.ts › published files are kept for a year, compressed as asked, and a missing one is not remembered',
      'tests/api/embedded/service/health.test.ts › answers of the API load nothing and are shown in no frame',
      'services/edge/src/document/content-security-policy.ts',
    ]),
    requirement('3.5.1', 1, 'Pages of other sites cannot make a visitor’s browser act here', [
      'tests/api/embedded/security/who-may-call.test.ts › $name is not made by a page of another site',
    ]),
    requirement('3.5.2', 1, 'No call can be made without the browser asking first', {
      note: 'The site does not rely on that question but on where a call comes from. What a call carries must be JSON as well, which no form can send.',
      shownBy: ['services/api/src/http/csrf.ts'],
    }),
    requirement('3.5.3', 1, 'Reading calls change nothing', {
      decision:
        '`GET /api/auth/verify-email` confirms an address, since links in mails are opened by GET: with a token that only the owner of the mail has, once. All else that changes something is a POST, PATCH, PUT or DELETE. An export by GET leaves an audit event, which is a record of the reading and changes nothing else. HEAD does neither.',
      shownBy: [
        'tests/api/auth/verify-email.test.ts › whoever only asks for the head of %s redeems nothing: %i',
        'docs/decisions/0036-verification-link-twice.md',
      ],
    }),
    requirement('3.5.4', 2, 'Separate applications have separate hosts', {
      note: 'The store’s provider runs in a frame without an origin, or on a host of its own.',
      shownBy: [
        'docs/decisions/0128-store-frame.md',
        'tests/browser/public/store-contained.spec.ts › reads nothing, calls nothing and leads nowhere ${place}',
        'services/edge/src/store/store-frame.test.ts › the store’s host has nothing else: %s %s',
        'services/edge/src/env.test.ts › the store’s frame cannot be at %s',
      ],
    }),
    requirement(
      '3.5.5',
      2,
      'Messages of other windows are checked for where they come from and what they say',
      {
        note: 'The page of the store hears its own frame alone.',
        shownBy: [
          'remote-public/src/features/store/StoreFront.test.tsx › only the frame’s own window is heard',
          'packages/contracts/src/site/store-frame.test.ts › anything else says nothing (%#)',
        ],
      },
    ),
    requirement('3.7.1', 2, 'No outdated technology runs in browsers', [
      'services/edge/src/document/content-security-policy.ts',
    ]),
    requirement('3.7.2', 2, 'Nobody is led to another site by a link of ours', [
      'remote-account/src/features/sign-in-redirect/destination.test.ts › an origin outside this site is ignored: %j',
      'services/edge/src/seo/seo.test.ts › the alias %s leads to %s',
    ]),
  ],
};
