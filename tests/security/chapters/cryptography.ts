import { type Chapter, requirement } from '#tests/security/requirement.ts';

export const cryptography: Chapter = {
  number: 11,
  name: 'Cryptography',
  requirements: [
    requirement('11.1.1', 2, 'There is a policy for keys and their life', [
      'docs/operations.md',
      'packages/release/src/maintain/rotate-signing-key.test.ts › a new server’s key takes over without the publisher’s, and the old one counts no more',
      'tests/api/service/key-rotation.test.ts › a new key takes over everything while people sign in and another process has the old one',
      'tests/api/service/key-rotation.test.ts › without the old key everything goes on, also codes from its time',
      'tests/api/service/key-rotation.test.ts › a second new key goes on top, and the first has left long since',
      'services/api/src/features/audit/verification.test.ts › no older key goes on behind a newer one, though its links are right',
      'services/api/src/features/key-rotation/kept-keys.test.ts › a setting that lacks the key, or has another one of its name, is refused',
    ]),
    requirement('11.1.2', 2, 'Keys and algorithms are listed', {
      note: 'Above, under [Keys](#keys).',
      shownBy: ['docs/security.md'],
    }),
    requirement('11.2.1', 2, 'Cryptography is by known libraries', {
      note: 'Node’s own (OpenSSL), `@node-rs/argon2`, `@simplewebauthn/server`, `otplib` in tests alone.',
      shownBy: ['services/api/src/secrets/sealed-text.ts', 'services/api/src/secrets/password.ts'],
    }),
    requirement('11.2.2', 2, 'Algorithms and keys can be replaced', {
      note: 'Sealed texts, proofs and links carry a key’s id. Hashes of passwords carry their parameters.',
      shownBy: [
        'services/api/src/secrets/sealed-text.test.ts › what an older key sealed opens, and a newer one seals what is new',
        'services/api/src/secrets/password.test.ts › a hash like %s is made anew, one of today is not',
        'tests/api/auth/login.test.ts › signing in renews a hash from before more work was asked for',
      ],
    }),
    requirement('11.2.3', 2, 'Everything has 128 bits of strength', [
      'services/api/src/secrets/totp.test.ts › a new secret has 160 bits; its mask shows eight signs of it',
      'packages/release/src/document/signing-keys.ts',
    ]),
    requirement('11.3.1', 1, 'No weak modes and paddings', [
      'services/api/src/secrets/sealed-text.ts',
    ]),
    requirement('11.3.2', 1, 'Approved ciphers only', {
      note: 'AES-256-GCM.',
      shownBy: ['services/api/src/secrets/sealed-text.ts'],
    }),
    requirement('11.3.3', 2, 'What is encrypted cannot be changed unseen', [
      'services/api/src/secrets/sealed-text.test.ts › another key, a changed text or another format does not open',
    ]),
    requirement('11.4.1', 1, 'Approved hashes only', {
      note: 'SHA-256 and SHA-384. SHA-1 is in TOTP alone, as HMAC, since authenticator apps know no other (RFC 6238).',
      shownBy: [
        'services/api/src/secrets/totp.test.ts › at %i s the code of RFC 6238 is %s',
        'packages/release/src/document/integrity.ts',
      ],
    }),
    requirement('11.4.2', 2, 'Passwords are under a slow hash', [
      'tests/api/auth/register.test.ts › the password is stored as an argon2id hash with the decided cost',
    ]),
    requirement('11.4.3', 2, 'Hashes of signed data are long enough', [
      'packages/release/src/document/signature.ts',
      'services/api/src/secrets/audit-proof.test.ts › a proof fits no other content and no other key',
    ]),
    requirement('11.5.1', 2, 'What must not be guessed is random, of 128 bits', [
      'services/api/src/tokens/random-token.ts',
    ]),
    requirement('11.6.1', 2, 'Key pairs are of approved kinds', {
      note: 'ed25519; passkeys as the browser makes them.',
      shownBy: [
        'packages/release/src/document/signing-keys.test.ts › the signing key is made once and readable by its owner only',
      ],
    }),
  ],
  absences: [{ because: 'No key is made from a password.', level2: ['11.4.4'] }],
};

export const communication: Chapter = {
  number: 12,
  name: 'Secure communication',
  requirements: [
    requirement('12.1.1', 1, 'TLS 1.2 and 1.3 only', [
      'tests/machine/nginx.test.ts › connections are encrypted by TLS 1.2 and 1.3 and strong suites alone',
    ]),
    requirement('12.1.2', 2, 'Strong suites only', [
      'tests/machine/nginx.test.ts › connections are encrypted by TLS 1.2 and 1.3 and strong suites alone',
    ]),
    requirement('12.2.1', 1, 'Visitors are served over TLS alone', [
      'tests/machine/nginx.test.ts › plain HTTP leads to HTTPS, and shows nothing',
    ]),
    requirement('12.2.2', 1, 'Certificates are publicly trusted', {
      note: 'The operator’s part: nginx reads those of Let’s Encrypt.',
      shownBy: ['infra/deploy/nginx/campbc.conf'],
    }),
    requirement('12.3.1', 2, 'Servers speak to one another over TLS', {
      operator:
        'Database, Redis and mail relay are on the same machine, on the loopback address, without TLS; on another they are reached through an encrypted tunnel, or the database in TLS. A mail server elsewhere is spoken to in TLS or not at all.',
      shownBy: [
        'docs/operations.md',
        'infra/deploy/compose.yaml',
        'services/api/src/mail/outbox-worker.test.ts › in %s mail by %s must be encrypted: %s',
      ],
    }),
    requirement('12.3.2', 2, 'Certificates of others are checked', [
      'tests/api/servers/database-tls.test.ts › a certificate that nobody vouches for is refused',
      'tests/api/servers/database-tls.test.ts › a certificate for another host is refused, unless the authority alone is asked for',
      'services/api/src/features/pictures/fetch-picture.test.ts › of a host whose certificate nobody vouches for there is none',
      'services/api/src/env.test.ts › production does not start with %s %p, and says why in a sentence',
      'services/edge/src/env.test.ts › in production %s is refused at start',
    ]),
    requirement('12.3.3', 2, 'Services inside speak over TLS', {
      operator:
        'nginx, edge and API are on one machine and speak HTTP on the loopback address. On several they are joined by an encrypted tunnel.',
      shownBy: ['docs/operations.md', 'infra/deploy/nginx/campbc.conf', 'services/edge/src/env.ts'],
    }),
  ],
  absences: [
    {
      because: 'No client has a certificate, and no TLS is spoken inside.',
      level2: ['12.1.3', '12.3.4'],
    },
  ],
};
