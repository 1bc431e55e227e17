import { brand } from '@camp/contracts/site/brand';
import type { RequestHandler } from 'express';
import { visitOf } from '#visitor/visit.ts';

const texts = {
  en: {
    title: 'Nothing was sent',
    reason: `The forms of ${brand.name} need JavaScript, and it did not run on the page that you come from. Nothing of what you typed was kept.`,
    advice: 'Allow JavaScript for this site, then open the page again.',
    back: 'Open the page again',
  },
  fr: {
    title: 'Rien n’a été envoyé',
    reason: `Les formulaires de ${brand.name} ont besoin de JavaScript, et il ne s’est pas exécuté dans la page d’où vous venez. Rien de ce que vous avez tapé n’a été conservé.`,
    advice: 'Autorisez JavaScript pour ce site, puis rouvrez la page.',
    back: 'Rouvrir la page',
  },
};

/** Pages can only be read. A browser whose script did not run sends a form to its own page: people get a sentence. */
export const refuseOtherMethods: RequestHandler = (request, response) => {
  response.status(405).set({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
  if (request.accepts(['text', 'html']) !== 'html') {
    response.type('text').send('Pages can only be read.\n');
    return;
  }
  const { language } = visitOf(request);
  const { title, reason, advice, back } = texts[language];
  response.type('html').send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title} · ${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"></head>
<body><main><h1>${title}</h1>
<p>${reason}</p>
<p>${advice}</p>
<p><a href="">${back}</a></p></main></body></html>
`);
};
