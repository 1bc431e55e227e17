const node = '/srv/campbc/node_modules/node/bin/node';

/**
 * What the machine of a test has in place of what it lacks: systemd, a certificate authority, a mail server with
 * a way out, and names of its own. The last one is no stand-in: a checkout reaches the registry of packages.
 */
export const standIns: Record<string, string> = {
  '/usr/local/stand-ins/systemctl': `#!/bin/sh
exec ${node} /srv/campbc/tests/support/machine/systemctl.ts "$@"
`,
  '/usr/local/stand-ins/certbot': `#!/bin/sh
set -e
[ "$(curl --silent --output /dev/null --write-out '%{http_code}' http://127.0.0.1/)" = 200 ]
folder=/etc/letsencrypt/live/campbc.example
mkdir -p $folder
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=campbc.example \\
  -addext subjectAltName=DNS:campbc.example -keyout $folder/privkey.pem -out $folder/fullchain.pem 2> /dev/null
cat $folder/fullchain.pem >> /etc/ssl/certs/ca-certificates.crt
`,
  /* Debian's own for all that is on the machine of a test; Postfix takes mail as the catcher does. */
  '/usr/local/stand-ins/apt-get': `#!/bin/sh
set -e
for word; do shift; case "$word" in postfix | certbot) ;; *) set -- "$@" "$word" ;; esac; done
nsenter --target 1 --net /usr/bin/apt-get "$@"
cd /srv/campbc
SMTP_PORT=25 MAIL_PORT=8025 MAIL_DIR=/var/mail/caught ${node} infra/mail-catcher/main.ts > /dev/null 2>&1 &
echo 127.0.0.1 campbc.example >> /etc/hosts
`,
  '/usr/local/stand-ins/npm': `#!/bin/sh
exec env "PATH=${process.env['PATH']}" nsenter --target 1 --net npm "$@"
`,
};
