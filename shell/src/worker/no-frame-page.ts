const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Offline</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"></head>
<body style="font:1.1em/1.5 system-ui,sans-serif;max-width:36em;margin:15vh auto;padding:0 1em">
<main><h1>There is no connection</h1>
<p>This page is not saved on this device. Reconnect, then try again.</p>
<p lang="fr">Il n’y a pas de connexion, et cette page n’est pas enregistrée sur cet appareil. Reconnectez-vous, puis réessayez.</p>
<p><a href="">Try again · <span lang="fr">Réessayer</span></a></p></main></body></html>`;

/** The page for where there is neither a network nor a document that was kept: it loads nothing and has a way out. */
export const noFramePage = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
