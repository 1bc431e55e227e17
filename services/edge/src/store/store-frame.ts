import { createHash } from 'node:crypto';
import { type Language, languages } from '@camp/contracts/sentences/language';
import { escapeHtml } from '@camp/contracts/site/escape-html';
import { ownStoreSandbox, storeFramePath, storeSandbox } from '@camp/contracts/site/store-frame';
import type { Request, RequestHandler, Response } from 'express';
import { storeFramePermissions, storeFramePolicy } from '#document/content-security-policy.ts';
import type { Env } from '#env.ts';
import { frameScript } from './frame-script.ts';

const ownScript = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;

/**
 * Answers the document that shows the store in a frame (docs/decisions/site.md#0128). With STORE_ORIGIN
 * this host has nothing else, and other hosts do not have it.
 */
export function serveStoreFrame(env: Env): RequestHandler {
  const ownHost = env.STORE_ORIGIN ? new URL(env.STORE_ORIGIN).hostname : null;
  const isAsked = ({ path, method }: Request) =>
    path === storeFramePath && /^(GET|HEAD)$/.test(method);

  return (request, response, next) => {
    const isElsewhere = ownHost !== null && hostnameOf(request) !== ownHost;
    if (env.STORE_ID && isAsked(request) && !isElsewhere) return sendFrame(env, request, response);
    if (ownHost === null || isElsewhere) return next();
    response.status(404).set('cache-control', 'no-store').type('text').send('Nothing is here.\n');
  };
}

/** Without the port: cookies do not know ports. */
const hostnameOf = ({ headers }: Request) => URL.parse(`http://${headers.host}`)?.hostname;

/** Holds nothing of the visitor, and asks for nothing of them: no cookie is read. */
function sendFrame(env: Env, request: Request, response: Response): void {
  const { STORE_ID = '', STORE_SCRIPT_URL, STORE_ORIGIN, PUBLIC_URL } = env;
  const policy = storeFramePolicy({
    scriptUrl: STORE_SCRIPT_URL,
    ownScript,
    site: STORE_ORIGIN && PUBLIC_URL ? new URL(PUBLIC_URL).origin : "'self'",
    sandbox: STORE_ORIGIN ? ownStoreSandbox : storeSandbox,
  });
  /* Older than `frame-ancestors`, and cannot name another host. */
  response.removeHeader('x-frame-options');
  response.set({
    'content-security-policy': policy,
    'permissions-policy': storeFramePermissions,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  /* The provider speaks the browser's language, whatever the visitor chose here. */
  const language = languages.find((each) => each === request.acceptsLanguages([...languages]));
  const frame = { id: STORE_ID, scriptUrl: STORE_SCRIPT_URL, language: language ?? languages[0] };
  response.type('html').send(renderFrame(frame));
}

const titles: Record<Language, string> = { en: 'Products', fr: 'Produits' };

/* The provider's own styles are made for a light ground. The page makes the frame as tall as its content. */
const styles = `
:root{color-scheme:light;overflow-y:hidden}
body{display:flow-root;margin:0;padding:1rem;background:#fff;color:#1c2a24;font:1.0625rem/1.6 system-ui,sans-serif}
`.trim();

interface FrameParts {
  id: string;
  scriptUrl: string;
  language: Language;
}

function renderFrame({ id, scriptUrl, language }: FrameParts): string {
  const script = `${scriptUrl}?${encodeURIComponent(id)}&data_platform=code`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${titles[language]}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${styles}</style>
</head>
<body data-script="${escapeHtml(script)}">
<main id="my-store-${escapeHtml(id)}"></main>
<script>${frameScript}</script>
</body>
</html>
`;
}
