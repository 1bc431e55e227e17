import { brand } from '@camp/contracts/site/brand';
import { type Language, languageIn, languages } from '@camp/contracts/sentences/language';
import type { RequestHandler } from 'express';

/** Sizes in pixels of the icons in `public/icons`, which `artwork/make-icons.ts` draws. */
const sizes = { any: [48, 96, 144, 192, 256, 384, 512], maskable: [192, 512] };

const texts = {
  en: {
    description: 'Places to camp in British Columbia, and what is closed, burning or blocked now.',
    alerts: 'Emergencies & Alerts',
    saved: 'Saved places',
  },
  fr: {
    description:
      'Des lieux de camping en Colombie-Britannique, et ce qui est fermé, en feu ou bloqué en ce moment.',
    alerts: 'Urgences et alertes',
    saved: 'Lieux enregistrés',
  },
} satisfies Record<Language, object>;

/** The colours of the bar around an installed site, as in the pages' own tokens. */
const colours = { background_color: '#f6f2e9', theme_color: '#17402f' };

const iconsFor = (purpose: keyof typeof sizes) =>
  sizes[purpose].map((size) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

function manifestIn(lang: Language) {
  const { description, alerts, saved } = texts[lang];
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description,
    lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...colours,
    icons: [...iconsFor('any'), ...iconsFor('maskable')],
    shortcuts: [
      { name: alerts, url: '/regions/british-columbia/bc_emergency_alerts' },
      { name: saved, url: '/saved' },
    ],
  };
}

/** `GET /manifest.webmanifest`: what browsers need to install the site (W3C Web Application Manifest). */
export const serveManifest: RequestHandler = ({ query }, response) => {
  const lang = (typeof query['lang'] === 'string' && languageIn(query['lang'])) || languages[0];
  response
    .set('cache-control', 'public, max-age=86400')
    .type('application/manifest+json')
    .send(JSON.stringify(manifestIn(lang)));
};

/** The tags that lead to the manifest, and to the icons of Safari, which reads no other. */
export const installTags = (language: Language): string =>
  [
    `<link rel="manifest" href="/manifest.webmanifest${language === languages[0] ? '' : `?lang=${language}`}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...[152, 167].map(
      (size) =>
        `<link rel="apple-touch-icon" sizes="${size}x${size}" href="/icons/apple-${size}.png">`,
    ),
  ].join('\n');
