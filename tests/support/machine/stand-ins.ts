import { readFileSync } from 'node:fs';

const node = '/srv/campbc/node_modules/node/bin/node';

/**
 * Replacements for what the test's machine lacks: a certificate authority, a mail provider, and names of its
 * own. Its packages and their settings are Debian's.
 */
export const standIns: Record<string, string> = {
  '/usr/local/stand-ins/certbot': `#!/bin/sh
set -e
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' http://127.0.0.1/)" = 200 ]
folder=/etc/letsencrypt/live/campbc.example
mkdir -p $folder
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=campbc.example \\
  -addext subjectAltName=DNS:campbc.example -keyout $folder/privkey.pem -out $folder/fullchain.pem 2> /dev/null
cat $folder/fullchain.pem >> /etc/ssl/certs/ca-certificates.crt
`,
  /* Answers to the questions of Postfix: it hands mail on to a provider, which runs on the same machine here. */
  '/usr/local/stand-ins/prepare': `#!/bin/sh
set -e
debconf-set-selections <<END
postfix postfix/main_mailer_type select Internet with smarthost
postfix postfix/mailname string campbc.example
postfix postfix/relayhost string [127.0.0.1]:2525
END
echo nameserver 10.0.2.3 > /etc/resolv.conf
printf '127.0.0.1 localhost campbc\\n127.0.0.1 campbc.example\\n' > /etc/hosts
mkdir -p /var/mail/caught
cd /srv/campbc
${node} tests/support/machine/mail-provider.ts 2525 /var/mail/caught > /var/log/provider.log 2>&1 &
`,
  '/etc/apt/sources.list': `deb http://deb.debian.org/debian bookworm main
deb http://deb.debian.org/debian bookworm-updates main
deb http://deb.debian.org/debian-security bookworm-security main
`,
  /* The checkout belongs to another user: it was made outside. */
  '/etc/gitconfig': '[safe]\n\tdirectory = *\n',
  /* The other machine trusts the same authorities: registries may be behind a proxy with its own authority. */
  '/usr/local/share/own-authorities.crt': readFileSync(
    '/etc/ssl/certs/ca-certificates.crt',
    'utf8',
  ),
};
